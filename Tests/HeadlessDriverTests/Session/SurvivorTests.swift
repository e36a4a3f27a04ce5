import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// Parts of a RIB that a property of another RIB holds.
struct SurvivorTests {
  @Test func `a property that refers to a surviving interactor is named`() async {
    LeakDetector.isEnabled = true
    let session = await started()
    #expect(
      await session.warnings(to: "show", "hide") == [
        "hide: leak: DetailInteractor of Root/Detail has outlived its router; look for what holds it strongly; RootInteractor.lastDetail refers to it"
      ])
  }

  @Test func `a view controller in a collection of another object is named`() async {
    LeakDetector.isEnabled = true
    let session = await started(keepsView: true)
    #expect(
      await session.warnings(to: "show", "hide") == [
        "hide: leak: DetailController of Root/Detail has outlived its router; look for what holds it strongly; ViewCache.views refers to it"
      ])
  }

  @Test func `the tree tells of a router that only its own interactor holds`() async {
    LeakDetector.isEnabled = true
    let selfish = Selfish()
    // Otherwise the leak sanitizer finds the RIB too.
    defer { selfish.interactor?.owner = nil }
    let session = await started(selfish: selfish)
    #expect(
      await session.warnings(to: "show", "hide", ":tree", ":tree") == [
        ":tree: leak: DetailRouter of Root/Detail is detached, and only its own RIB still holds it, in DetailInteractor.owner; make that property weak"
      ])
  }
}

/// A session of an app that shows and hides a detail, and keeps a part of it. The detail of `selfish` holds itself.
private func started(keepsView: Bool = false, selfish: Selfish? = nil) async -> Session {
  await launchedSession { _ in
    let interactor = RootInteractor()
    let router = RootRouter(interactor: interactor, viewController: RootController())
    let show = { @MainActor [weak router] in
      guard let router else { return }
      let detail = DetailRouter(interactor: DetailInteractor(), viewController: DetailController())
      if keepsView {
        interactor.cache.views["last"] = detail.viewController
      } else if let selfish {
        detail.interactor.owner = detail
        selfish.interactor = detail.interactor
      } else {
        interactor.lastDetail = detail.interactor
      }
      router.attachChild(detail)
      router.viewController.present(detail.viewController, animated: true)
      detail.viewController.rootView = AnyView(
        Button("Hide") { [weak router] in router?.hideDetail() }.accessibilityIdentifier("hide"))
    }
    router.viewController.rootView = AnyView(
      Button("Show", action: show).accessibilityIdentifier("show"))
    return App(launching: router)
  }
}

/// Refers to the interactor that holds its own router.
private final class Selfish {
  weak var interactor: DetailInteractor?
}

private final class ViewCache {
  var views: [String: UIViewController] = [:]
}

private final class RootInteractor: Interactor {
  var lastDetail: DetailInteractor?
  let cache = ViewCache()
}

private final class RootController: UIHostingController<AnyView>, ViewControllable {
  init() { super.init(rootView: AnyView(Text("root"))) }
}

private final class RootRouter: LaunchRouter<RootInteractor, RootController> {
  func hideDetail() {
    guard let detail = children.first else { return }
    viewController.dismiss(animated: true)
    detachChild(detail)
  }
}

private final class DetailInteractor: Interactor {
  var owner: DetailRouter?
}

private final class DetailController: UIHostingController<AnyView>, ViewControllable {
  init() { super.init(rootView: AnyView(Text("detail"))) }
}

private final class DetailRouter: ViewableRouter<DetailInteractor, DetailController> {}
