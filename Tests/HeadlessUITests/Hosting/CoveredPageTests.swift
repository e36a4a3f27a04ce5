import HeadlessUI
import Testing
import StateBindingTestSupport

/// Pages that another page covers, in a navigation controller.
struct CoveredPageTests {
  private let log = Log()
  private let window = UIWindow()

  @Test func `a covered page hears of a change when it is shown again`() {
    let model = Model()
    let navigation = UINavigationController(
      rootViewController: UIHostingController(rootView: Watching(model: model, log: log)))
    show(navigation)
    #expect(log.take() == ["first 0"])
    navigation.pushViewController(UIHostingController(rootView: Text("detail")), animated: false)
    _ = window.screen
    model.number = 1
    _ = window.screen
    window.goBack()
    _ = window.screen
    #expect(log.take() == ["0 to 1"])
  }

  @Test func `a page below the top page calls onChange when it first appears`() {
    let navigation = UINavigationController()
    navigation.viewControllers = [
      UIHostingController(rootView: Watching(model: Model(), log: log)),
      UIHostingController(rootView: Text("detail")),
    ]
    show(navigation)
    #expect(log.take() == [])
    window.goBack()
    _ = window.screen
    #expect(log.take() == ["first 0"])
  }

  @Test func `a sheet stays while a page is pushed below it`() {
    var isPresented = true
    // Otherwise the page keeps the tests with their window, which keeps the page.
    let log = log
    let page = Live {
      Text("page").sheet(
        isPresented: Binding(get: { isPresented }, set: { isPresented = $0 }),
        onDismiss: { log("dismissed") }
      ) { Text("sheet") }
    }
    let navigation = UINavigationController(rootViewController: UIHostingController(rootView: page))
    show(navigation)
    navigation.pushViewController(UIHostingController(rootView: Text("detail")), animated: false)
    #expect(window.outline == ["sheet", "text 'sheet'"])
    isPresented = false
    #expect(window.outline.last == "text 'detail'")
    #expect(log.take() == ["dismissed"])
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = window.screen
  }
}

@Observable
private final class Model {
  var number = 0
}

private struct Watching: View {
  let model: Model
  let log: Log

  var body: some View {
    Text("list").onChange(of: model.number, initial: true) { old, new in
      log(old == new ? "first \(new)" : "\(old) to \(new)")
    }
  }
}
