import StateBinding
import TestSupport
import Testing

/// One RIB in code that knows no RIBs otherwise.
@Suite(.ownRun)
struct EmbeddingTests {
  private let log = Log()

  private func build() -> LoggingRouter {
    let router = LoggingRouter("Payment", log)
    router.onLoad = { [unowned router, log] in router.attachChild(LoggingRouter("Card", log)) }
    return router
  }

  @Test func `activated, then loaded`() {
    let router: Routing = build()
    router.interactable.activate()
    router.load()
    #expect(
      log.lines == [
        "Payment didBecomeActive", "Payment didLoad", "Card didBecomeActive", "Card didLoad",
      ])
  }

  @Test func `loaded, then activated`() {
    let router: Routing = build()
    router.load()
    router.interactable.activate()
    #expect(
      log.lines == [
        "Payment didLoad", "Card didLoad", "Payment didBecomeActive", "Card didBecomeActive",
      ])
  }

  @Test func `deactivated by its owner, it can be activated again`() {
    let router = build()
    router.load()
    router.interactable.activate()
    router.interactable.deactivate()
    _ = log.take()
    router.interactable.activate()
    #expect(log.lines == ["Payment didBecomeActive", "Card didBecomeActive"])
  }

  @Test func `its owner lets it go while it is active, and everything resigns and goes`() {
    var router: LoggingRouter? = build()
    weak let interactor = router?.interactor
    router?.load()
    router?.interactable.activate()
    withExtendedLifetime(router) { _ = log.take() }
    router = nil
    #expect(log.lines == ["Payment willResignActive", "Card willResignActive"])
    #expect(interactor == nil)
  }

  @Test func `it can be attached to a tree later, and stays active`() {
    let router = build()
    router.interactable.activate()
    router.load()
    let root = LoggingRouter("Root", log)
    root.interactor.activate()
    _ = log.take()
    root.attachChild(router)
    #expect(log.lines == [])
    #expect(router.interactor.isActive)
  }
}
