import StateBinding
import TestSupport
import Testing

/// What a RIB may do to the tree from within its callbacks.
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

  @Test func `in didBecomeActive a child detaches a sibling that is not active yet`() {
    a.interactor.onBecomeActive = { [unowned root, b] in root.detachChild(b) }
    root.interactor.activate()
    #expect(log.lines == ["Root didBecomeActive", "A didBecomeActive"])
    #expect(root.childNames == ["A"])
  }

  @Test func `in didBecomeActive a child detaches a sibling that is active`() {
    b.interactor.onBecomeActive = { [unowned root, a] in root.detachChild(a) }
    root.interactor.activate()
    #expect(
      log.lines == [
        "Root didBecomeActive", "A didBecomeActive", "B didBecomeActive", "A willResignActive",
      ])
  }

  @Test func `in didBecomeActive a child detaches itself`() {
    a.interactor.onBecomeActive = { [unowned root, unowned a] in root.detachChild(a) }
    root.interactor.activate()
    #expect(
      log.lines == [
        "Root didBecomeActive", "A didBecomeActive", "A willResignActive", "B didBecomeActive",
      ])
    #expect(root.childNames == ["B"])
  }

  @Test func `in didBecomeActive a child attaches a sibling, which is activated once`() {
    a.interactor.onBecomeActive = { [unowned root, extra] in root.attachChild(extra) }
    root.interactor.activate()
    #expect(
      log.lines == [
        "Root didBecomeActive", "A didBecomeActive", "Extra didBecomeActive", "Extra didLoad",
        "B didBecomeActive",
      ])
  }

  @Test func `in didBecomeActive a child deactivates the root`() {
    a.interactor.onBecomeActive = { [unowned root] in root.interactor.deactivate() }
    root.interactor.activate()
    #expect(
      log.lines == [
        "Root didBecomeActive", "A didBecomeActive", "Root willResignActive", "A willResignActive",
      ])
  }

  @Test func `who hears true deactivates the root, and nothing begins`() {
    a.interactor.isActiveStream.subscribe(onNext: { [weak root] isActive in
      if isActive { root?.interactor.deactivate() }
    })
    root.interactor.activate()
    #expect(log.lines == ["Root didBecomeActive", "Root willResignActive"])
    #expect(!a.interactor.isActive)
  }

  @Test func `in willResignActive a child detaches itself`() {
    root.interactor.activate()
    a.interactor.onResignActive = { [unowned root, unowned a] in root.detachChild(a) }
    _ = log.take()
    root.interactor.deactivate()
    #expect(log.lines == ["Root willResignActive", "A willResignActive", "B willResignActive"])
    #expect(root.childNames == ["B"])
  }

  @Test func `in willResignActive a child detaches the next sibling`() {
    root.interactor.activate()
    a.interactor.onResignActive = { [unowned root, b] in root.detachChild(b) }
    _ = log.take()
    root.interactor.deactivate()
    #expect(log.lines == ["Root willResignActive", "A willResignActive", "B willResignActive"])
    #expect(root.childNames == ["A"])
  }

  @Test func `what the root attaches while it resigns resigns with it`() {
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

  @Test func `in willResignActive a child activates the root again, and follows it`() {
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

  @Test func `in willResignActive an interactor is still active, and cannot activate itself`() {
    root.interactor.activate()
    a.interactor.onResignActive = { [unowned a] in a.interactor.activate() }
    _ = log.take()
    a.interactor.deactivate()
    #expect(log.lines == ["A willResignActive"])
    #expect(!a.interactor.isActive)
  }

  @Test func `a child that is moved while it resigns is active in its new place`() {
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

  @Test func `a child that is detached stays inactive though the root is activated meanwhile`() {
    root.interactor.activate()
    a.interactor.onResignActive = { [unowned root] in
      root.interactor.deactivate()
      root.interactor.activate()
    }
    root.detachChild(a)
    #expect(!a.interactor.isActive)
    #expect(b.interactor.isActive)
  }

  @Test func `in didLoad a child detaches itself`() {
    root.interactor.activate()
    extra.onLoad = { [unowned root, unowned extra] in root.detachChild(extra) }
    _ = log.take()
    root.attachChild(extra)
    #expect(log.lines == ["Extra didBecomeActive", "Extra didLoad", "Extra willResignActive"])
    #expect(root.childNames == ["A", "B"])
  }

  @Test func `in didLoad a child deactivates the root`() {
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

  @Test func `a child of a router that goes is left alone where a callback has moved it`() {
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
