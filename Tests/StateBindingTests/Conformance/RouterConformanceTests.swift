import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct RouterConformanceTests {
  private let log = Log()

  private func router(_ name: String) -> LoggingRouter { LoggingRouter(name, log) }

  @Test func `loading sends didLoad, then calls didLoad, once`() {
    let router = router("A")
    _ = router.lifecycle.subscribe(onNext: { [log] in log("A lifecycle \($0)") })
    router.load()
    router.load()
    #expect(log.lines == ["A lifecycle didLoad", "A didLoad"])
  }

  @Test func `a late observer of the lifecycle does not hear didLoad`() {
    let router = router("A")
    router.load()
    var heard: [RouterLifecycle] = []
    _ = router.lifecycle.subscribe(onNext: { heard.append($0) })
    #expect(heard == [])
  }

  @Test func `the lifecycle completes when the router is released`() {
    var router: LoggingRouter? = router("A")
    _ = router?.lifecycle.subscribe(onCompleted: { [log] in log("completed") })
    withExtendedLifetime(router) { #expect(log.lines == []) }
    router = nil
    #expect(log.lines == ["completed"])
  }

  @Test func `a child is listed, then activated, then loaded`() {
    let (root, child) = (router("Root"), router("A"))
    root.interactor.activate()
    _ = log.take()
    child.interactor.onBecomeActive = { [unowned root, log] in log("\(root.childNames)") }
    root.attachChild(child)
    #expect(log.lines == ["A didBecomeActive", #"["A"]"#, "A didLoad"])
  }

  @Test func `a first attach activates and loads from the top down`() {
    let (root, a, b) = (router("Root"), router("A"), router("B"))
    a.onLoad = { [unowned a] in a.attachChild(b) }
    root.interactor.activate()
    root.load()
    _ = log.take()
    root.attachChild(a)
    #expect(log.lines == ["A didBecomeActive", "A didLoad", "B didBecomeActive", "B didLoad"])
  }

  @Test func `a child attached in didBecomeActive loads before its parent`() {
    let (root, a, b) = (router("Root"), router("A"), router("B"))
    a.interactor.onBecomeActive = { [unowned a] in a.attachChild(b) }
    root.interactor.activate()
    root.load()
    _ = log.take()
    root.attachChild(a)
    #expect(log.lines == ["A didBecomeActive", "B didBecomeActive", "B didLoad", "A didLoad"])
  }

  @Test func `a child is listed while it resigns, and not afterwards`() {
    let (root, child) = (router("Root"), router("A"))
    root.interactor.activate()
    root.attachChild(child)
    _ = log.take()
    child.interactor.onResignActive = { [unowned root, log] in log("\(root.childNames)") }
    root.detachChild(child)
    #expect(log.lines == ["A willResignActive", #"["A"]"#])
    #expect(root.children.isEmpty)
  }

  @Test func `children are removed by identity`() {
    let (parent, first, second) = (router("A"), router("B"), router("B"))
    parent.attachChild(first)
    parent.attachChild(second)
    parent.detachChild(first)
    #expect(parent.children.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
  }

  @Test func `a detached router keeps its children`() {
    let (root, a, b) = (router("Root"), router("A"), router("B"))
    root.interactor.activate()
    root.attachChild(a)
    a.attachChild(b)
    root.detachChild(a)
    #expect(a.childNames == ["B"])
    #expect(!b.interactor.isActive)
  }

  @Test func `attaching a subtree again activates it from the top and loads nothing again`() {
    let (root, a, b) = (router("Root"), router("A"), router("B"))
    root.interactor.activate()
    root.attachChild(a)
    a.attachChild(b)
    root.detachChild(a)
    for router in [a, b] {
      let name = router.interactor.name
      _ = router.interactor.isActiveStream.subscribe(onNext: { [log] in log("\(name) \($0)") })
    }
    _ = log.take()
    root.attachChild(a)
    #expect(log.lines == ["A true", "A didBecomeActive", "B true", "B didBecomeActive"])
  }

  @Test func `a deactivation finishes each parent before its children`() {
    let (root, a, b) = (router("Root"), router("A"), router("B"))
    root.interactor.activate()
    root.attachChild(a)
    a.attachChild(b)
    for router in [root, a, b] {
      let name = router.interactor.name
      _ = router.interactor.isActiveStream.skip(1)
        .subscribe(onNext: { [log] in log("\(name) \($0)") })
    }
    _ = log.take()
    root.interactor.deactivate()
    #expect(
      log.lines == [
        "Root willResignActive", "Root false", "A willResignActive", "A false",
        "B willResignActive", "B false",
      ])
  }

  @Test func `a released router deactivates its subtree and completes`() {
    var root: LoggingRouter? = router("Root")
    root?.interactor.activate()
    root?.attachChild(router("A"))
    root?.attachChild(router("B"))
    _ = root?.lifecycle.subscribe(onCompleted: { [log] in log("Root completed") })
    withExtendedLifetime(root) { _ = log.take() }
    root = nil
    #expect(
      log.lines == [
        "Root willResignActive", "A willResignActive", "B willResignActive", "Root completed",
      ])
  }

  @Test func `a child that outlives its parent is inactive and can be attached again`() {
    var root: LoggingRouter? = router("Root")
    let child = router("A")
    root?.interactor.activate()
    root?.attachChild(child)
    root = nil
    #expect(!child.interactor.isActive)
    let other = router("Other")
    other.attachChild(child)
    #expect(other.childNames == ["A"])
  }

  @Test func `an interactor that outlives its router is a leak`() async {
    LeakDetector.isEnabled = true
    var root: LoggingRouter? = router("Root")
    let interactor = root?.interactor
    root = nil
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        """
        leak: LoggingInteractor of Logging has outlived its router; \
        look for what holds it strongly
        """
      ])
    withExtendedLifetime(interactor) {}
  }
}
