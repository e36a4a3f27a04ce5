import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

private protocol ChildRouting: AnyObject {}
private protocol ChildListener: AnyObject {}

private final class ChildInteractor: Interactor {
  weak var router: (any ChildRouting)?
  weak var listener: (any ChildListener)?
}

private final class ChildRouter: Router<ChildInteractor>, ChildRouting {}
private final class ParentInteractor: Interactor, ChildListener {}
private final class ParentRouter: Router<ParentInteractor> {}

/// A reference that a builder forgot would make every call a silent nothing.
@Suite(.ownRun)
struct MissingReferencesTests {
  @Test func `a child without router or listener is reported when it is loaded`() {
    let diagnostics = heard { parent in
      let child = ChildInteractor()
      parent.attachChild(ChildRouter(interactor: child))
    }
    #expect(
      diagnostics == [
        "unwired: ChildInteractor.router is nil when Child is loaded, so no route is taken; set interactor.router in the init of ChildRouter",
        "unwired: ChildInteractor.listener is nil although Child is attached to Parent, so nobody hears the interactor; set interactor.listener in the builder",
      ])
  }

  @Test func `a child with router and listener is not reported`() {
    let diagnostics = heard { parent in
      let child = ChildInteractor()
      let router = ChildRouter(interactor: child)
      child.router = router
      child.listener = parent.interactor
      parent.attachChild(router)
    }
    #expect(diagnostics == [])
  }

  @Test func `a root without a listener is not reported`() {
    let diagnostics = diagnosed {
      let interactor = ChildInteractor()
      let root = ChildRouter(interactor: interactor)
      interactor.router = root
      interactor.activate()
      root.load()
    }
    #expect(diagnostics == [])
  }

  @Test func `without a driver and an observer, a forgotten listener is reported`() {
    let run = AppRun.current
    var lines: [String] = []
    run.leaks.later = { _, _ in }
    run.diagnostics.hearUnobserved = { lines.append($0.description) }
    let parent = ParentRouter(interactor: ParentInteractor())
    let child = ChildInteractor()
    let router = ChildRouter(interactor: child)
    child.router = router
    parent.attachChild(router)
    #expect(
      lines == [
        "unwired: ChildInteractor.listener is nil although Child is attached to Parent, so nobody hears the interactor; set interactor.listener in the builder"
      ])
  }

  /// The diagnostics while `attach` attaches a child to an active parent.
  private func heard(_ attach: (ParentRouter) -> Void) -> [String] {
    diagnosed {
      let parent = ParentRouter(interactor: ParentInteractor())
      parent.interactor.activate()
      parent.load()
      attach(parent)
    }
  }
}
