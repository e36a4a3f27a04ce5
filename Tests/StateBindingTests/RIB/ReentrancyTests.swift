import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Changes of the tree inside of a RIB's callbacks.
@Suite(.ownRun)
struct ReentrancyTests {
  private let log = Log()
  private let root: LoggingRouter
  private let a: LoggingRouter
  private let b: LoggingRouter
  private let extra: LoggingRouter

  init() {
    root = LoggingRouter("Root", log)
    a = LoggingRouter("A", log)
    b = LoggingRouter("B", log)
    extra = LoggingRouter("Extra", log)
    root.attachChild(a)
    root.attachChild(b)
    _ = log.take()
  }

  @Test func `a child can detach an inactive sibling in didBecomeActive`() {
    a.interactor.onBecomeActive = { [unowned root, b] in root.detachChild(b) }
    root.interactor.activate()
    #expect(log.lines == ["Root didBecomeActive", "A didBecomeActive"])
    #expect(root.childNames == ["A"])
  }

  @Test func `a child can detach an active sibling in didBecomeActive`() {
    b.interactor.onBecomeActive = { [unowned root, a] in root.detachChild(a) }
    root.interactor.activate()
    #expect(
      log.lines == [
        "Root didBecomeActive", "A didBecomeActive", "B didBecomeActive", "A willResignActive",
      ])
  }

  @Test func `a child can detach itself in didBecomeActive`() {
    a.interactor.onBecomeActive = { [unowned root, unowned a] in root.detachChild(a) }
    root.interactor.activate()
    #expect(
      log.lines == [
        "Root didBecomeActive", "A didBecomeActive", "A willResignActive", "B didBecomeActive",
      ])
    #expect(root.childNames == ["B"])
  }

  @Test func `a sibling attached in didBecomeActive is activated once`() {
    a.interactor.onBecomeActive = { [unowned root, extra] in root.attachChild(extra) }
    root.interactor.activate()
    #expect(
      log.lines == [
        "Root didBecomeActive", "A didBecomeActive", "Extra didBecomeActive", "Extra didLoad",
        "B didBecomeActive",
      ])
  }

  @Test func `a child can deactivate the root in didBecomeActive`() {
    a.interactor.onBecomeActive = { [unowned root] in root.interactor.deactivate() }
    root.interactor.activate()
    #expect(
      log.lines == [
        "Root didBecomeActive", "A didBecomeActive", "Root willResignActive", "A willResignActive",
      ])
  }

  @Test func `an observer that deactivates the root prevents the activation`() {
    _ = a.interactor.isActiveStream.subscribe(onNext: { [weak root] isActive in
      if isActive { root?.interactor.deactivate() }
    })
    root.interactor.activate()
    #expect(log.lines == ["Root didBecomeActive", "Root willResignActive"])
    #expect(!a.interactor.isActive)
  }

  @Test func `a child can detach itself in willResignActive`() {
    root.interactor.activate()
    a.interactor.onResignActive = { [unowned root, unowned a] in root.detachChild(a) }
    _ = log.take()
    root.interactor.deactivate()
    #expect(log.lines == ["Root willResignActive", "A willResignActive", "B willResignActive"])
    #expect(root.childNames == ["B"])
  }

  @Test func `a child can detach the next sibling in willResignActive`() {
    root.interactor.activate()
    a.interactor.onResignActive = { [unowned root, b] in root.detachChild(b) }
    _ = log.take()
    root.interactor.deactivate()
    #expect(log.lines == ["Root willResignActive", "A willResignActive", "B willResignActive"])
    #expect(root.childNames == ["A"])
  }

  @Test func `a child attached while the root resigns resigns too`() {
    root.interactor.activate()
    root.interactor.onResignActive = { [unowned root, extra] in root.attachChild(extra) }
    _ = log.take()
    root.interactor.deactivate()
    #expect(
      log.lines == [
        "Root willResignActive", "Extra didBecomeActive", "Extra didLoad", "A willResignActive",
        "B willResignActive", "Extra willResignActive",
      ])
  }

  @Test func `a child can reactivate the root in willResignActive`() {
    root.interactor.activate()
    a.interactor.onResignActive = { [unowned root] in root.interactor.activate() }
    _ = log.take()
    root.interactor.deactivate()
    #expect(
      log.lines == [
        "Root willResignActive", "A willResignActive", "Root didBecomeActive", "A didBecomeActive",
      ])
    a.interactor.onResignActive = {}
  }

  @Test func `an interactor cannot activate itself in willResignActive`() {
    root.interactor.activate()
    a.interactor.onResignActive = { [unowned a] in a.interactor.activate() }
    _ = log.take()
    a.interactor.deactivate()
    #expect(log.lines == ["A willResignActive"])
    #expect(!a.interactor.isActive)
  }

  @Test func `a child moved while it resigns is active in its new place`() {
    root.interactor.activate()
    a.interactor.onResignActive = { [unowned root, unowned a, unowned b] in
      root.detachChild(a)
      b.attachChild(a)
    }
    _ = log.take()
    root.detachChild(a)
    #expect(log.lines == ["A willResignActive", "A didBecomeActive"])
    #expect(root.childNames == ["B"])
    #expect(b.childNames == ["A"])
    a.interactor.onResignActive = {}
  }

  @Test func `a detached child stays inactive when the root is reactivated meanwhile`() {
    root.interactor.activate()
    a.interactor.onResignActive = { [unowned root] in
      root.interactor.deactivate()
      root.interactor.activate()
    }
    root.detachChild(a)
    #expect(!a.interactor.isActive)
    #expect(b.interactor.isActive)
  }

  @Test func `a child can detach itself in didLoad`() {
    root.interactor.activate()
    extra.onLoad = { [unowned root, unowned extra] in root.detachChild(extra) }
    _ = log.take()
    root.attachChild(extra)
    #expect(log.lines == ["Extra didBecomeActive", "Extra didLoad", "Extra willResignActive"])
    #expect(root.childNames == ["A", "B"])
  }

  @Test func `a child can deactivate the root in didLoad`() {
    root.interactor.activate()
    extra.onLoad = { [unowned root] in root.interactor.deactivate() }
    _ = log.take()
    root.attachChild(extra)
    #expect(
      log.lines == [
        "Extra didBecomeActive", "Extra didLoad", "Root willResignActive", "A willResignActive",
        "B willResignActive", "Extra willResignActive",
      ])
  }

  @Test func `a child moved by a callback survives its old parent's release`() {
    var dying: LoggingRouter? = LoggingRouter("Dying", log)
    dying?.interactor.activate()
    dying?.attachChild(LoggingRouter("First", log))
    dying?.attachChild(extra)
    root.interactor.activate()
    let first = dying?.children.first as? LoggingRouter
    withExtendedLifetime(dying) {
      first?.interactor.onResignActive = { [unowned root, extra] in root.attachChild(extra) }
    }
    dying = nil
    #expect(root.childNames == ["A", "B", "Extra"])
    #expect(extra.interactor.isActive)
  }
}
