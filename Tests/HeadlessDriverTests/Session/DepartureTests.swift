import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// RIBs that stay attached after their views have left the screen.
struct DepartureTests {
  @Test func `a RIB whose sheet was closed is reported with the remedy`() async {
    let session = await started { home, form in home.present(form, animated: true) }
    #expect(
      await session.warnings(to: "add", "back", "add") == [
        "back: leak: Home/Form is still attached although FormController has left the screen; let presentationControllerDidDismiss(_:), in the delegate of the presentationController of FormController, tell the interactor, so that the listener detaches the RIB; one of these steps is missing"
      ])
    #expect(await session.answer(to: ":tree") == "Home (on top)\n  Form\n")
  }

  @Test func `the container of a sheet is reported too`() async {
    let session = await started { home, form in
      home.present(UINavigationController(rootViewController: form), animated: true)
    }
    #expect(
      await session.warnings(to: "add", "back") == [
        "back: leak: Home/Form is still attached although FormController has left the screen; let presentationControllerDidDismiss(_:), in the delegate of the presentationController of UINavigationController, tell the interactor, so that the listener detaches the RIB; one of these steps is missing"
      ])
  }

  @Test func `a RIB whose page was popped is reported with the remedy`() async {
    let session = await started { home, form in home.pushViewController(form, animated: true) }
    #expect(
      await session.warnings(to: "add", "back") == [
        "back: leak: Home/Form is still attached although FormController has left the screen; override didMove(toParent:) in FormController, and tell the interactor if the parent is nil, so that the listener detaches the RIB; one of these steps is missing"
      ])
  }

  @Test func `a RIB whose view dismissed itself is reported`() async {
    let session = await started { home, form in home.present(form, animated: true) }
    #expect(
      await session.warnings(to: "add", "done") == [
        "done: leak: Home/Form is still attached although FormController has left the screen; tell the interactor in the code that dismisses FormController, so that the listener detaches the RIB; one of these steps is missing"
      ])
  }

  @Test func `a RIB is reported once, even if its view leaves again`() async {
    let session = await started(showsAgain: true) { home, form in
      home.present(form, animated: true)
    }
    #expect(await session.warnings(to: "add", "back", "add", "back").count == 1)
  }

  @Test(arguments: ["sheet", "page"])
  func `a RIB that detaches in time is not reported`(way: String) async {
    let session = await started(detaches: true) { home, form in
      form.presentationController?.delegate = form
      if way == "page" {
        home.pushViewController(form, animated: true)
      } else {
        home.present(form, animated: true)
      }
    }
    #expect(await session.warnings(to: "add", "back", "add", "back") == [])
    #expect(await session.answer(to: ":tree") == "Home (on top)\n")
  }

  @Test(arguments: [true, false])
  func `a RIB that waits before it detaches is reported only if it never does`(detaches: Bool) async
  {
    let session = await started(detaches: detaches, waits: true) { home, form in
      form.presentationController?.delegate = form
      home.present(form, animated: true)
    }
    #expect(await session.warnings(to: "add", "back") == [])
    #expect(await session.warnings(to: ":wait 2s").isEmpty == detaches)
  }

  @Test func `a RIB with a covered view or a hidden tab is not reported`() async {
    let session = await started { home, form in
      let tabs = UITabBarController()
      tabs.viewControllers = [form, UIHostingController(rootView: Text("other"))]
      home.pushViewController(tabs, animated: true)
      tabs.selectedIndex = 1
      home.pushViewController(UIHostingController(rootView: Text("above")), animated: true)
    }
    #expect(await session.warnings(to: "add", "back", ":wait") == [])
  }

  @Test func `the departure of another view is not taken for that of a RIB never shown`() async {
    let session = await started { home, _ in
      home.present(UIHostingController(rootView: Text("other")), animated: true)
    }
    let warnings = await session.warnings(to: "add", "back")
    #expect(warnings.map { $0.prefix(40) } == ["add: unwired: Home/Form is attached, but"])
  }

  @Test func `a RIB whose view was replaced by another view is not reported`() async {
    let session = await started { home, form in
      let container = UIViewController()
      home.pushViewController(container, animated: true)
      container.addChild(form)
      form.removeFromParent()
      container.addChild(UIHostingController(rootView: Text("other")))
    }
    #expect(await session.warnings(to: "add", ":wait") == [])
  }
}

/// A session of `homeApp`.
private func started(
  detaches: Bool = false, waits: Bool = false, showsAgain: Bool = false,
  show: @escaping (HomeController, FormController) -> Void
) async -> Session {
  await launchedSession {
    homeApp($0, detaches: detaches, waits: waits, showsAgain: showsAgain, show: show)
  }
}

/// An app whose RIB Form shows a sheet. When the sheet is closed, Home waits, and then forgets to detach Form.
@MainActor
func appThatForgetsToDetach(_ launch: Launch) -> App {
  homeApp(launch, waits: true) { home, form in
    form.presentationController?.delegate = form
    home.present(form, animated: true)
  }
}

/// An app with a home screen whose button `add` attaches the RIB Form and calls `show`.
@MainActor
private func homeApp(
  _ launch: Launch, detaches: Bool = false, waits: Bool = false, showsAgain: Bool = false,
  show: @escaping (HomeController, FormController) -> Void
) -> App {
  let controller = HomeController()
  let router = HomeRouter(interactor: Interactor(), viewController: controller)
  if waits { router.clock = launch.clock }
  let add = { @MainActor [weak router] in
    guard let router, let form = router.form(detaches: detaches, again: showsAgain) else {
      return
    }
    show(router.viewController, form)
  }
  controller.pushViewController(
    UIHostingController(rootView: Button("Add", action: add).accessibilityIdentifier("add")),
    animated: false)
  return App(launching: router)
}

extension Session {
  /// The diagnostics of the answers to `lines`, each after its line.
  func warnings(to lines: String...) async -> [String] {
    var warnings: [String] = []
    for line in lines {
      let response = await send(line)
      #expect(response.error == nil)
      warnings += response.diagnostics.map { "\(line): \($0)" }
    }
    return warnings
  }
}

private final class HomeController: UINavigationController, ViewControllable {}

private final class HomeRouter: LaunchRouter<Interactor, HomeController> {
  /// The clock on which Home waits before it detaches or keeps Form; nil if Home does not wait.
  var clock: VirtualClock?
  private var form: FormRouter?

  /// Attaches Form and returns its view controller. If Form is attached already, returns it only if
  /// `again` is true.
  func form(detaches: Bool, again: Bool) -> FormController? {
    if let form { return again ? form.viewController : nil }
    let controller = FormController()
    let form = FormRouter(interactor: Interactor(), viewController: controller)
    self.form = form
    attachChild(form)
    controller.onLeave = { [weak self] in self?.leave(detaches: detaches) }
    return controller
  }

  private func leave(detaches: Bool) {
    guard let clock else { return detaches ? detachForm() : () }
    interactor.task { [weak self] in
      try await clock.sleep(for: .seconds(1))
      if detaches { self?.detachForm() }
    }
  }

  private func detachForm() {
    if let form { detachChild(form) }
    form = nil
  }
}

private final class FormRouter: ViewableRouter<Interactor, FormController> {}

private final class FormController: UIHostingController<FormView>, ViewControllable,
  UIAdaptivePresentationControllerDelegate
{
  var onLeave: () -> Void = {}

  init() { super.init(rootView: FormView()) }

  override func didMove(toParent parent: UIViewController?) {
    if parent == nil { onLeave() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onLeave()
  }
}

private struct FormView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Done") { dismiss() }.accessibilityIdentifier("done")
  }
}
