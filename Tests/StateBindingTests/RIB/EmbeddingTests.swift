import StateBinding
import StateBindingTesting
import TestSupport
import Testing

/// A single RIB in code without other RIBs.
@Suite(.ownRun)
struct EmbeddingTests {
  private let log = Log()

  private func build() -> LoggingRouter {
    let router = LoggingRouter("Payment", log)
    router.onLoad = { [unowned router, log] in router.attachChild(LoggingRouter("Card", log)) }
    return router
  }

  @Test func `an embedded RIB can be activated, then loaded`() {
    let router: Routing = build()
    router.interactable.activate()
    router.load()
    #expect(
      log.lines == [
        "Payment didBecomeActive", "Payment didLoad", "Card didBecomeActive", "Card didLoad",
      ])
  }

  @Test func `an embedded RIB can be loaded, then activated`() {
    let router: Routing = build()
    router.load()
    router.interactable.activate()
    #expect(
      log.lines == [
        "Payment didLoad", "Card didLoad", "Payment didBecomeActive", "Card didBecomeActive",
      ])
  }

  @Test func `an embedded RIB can be activated again by its owner`() {
    let router = build()
    router.load()
    router.interactable.activate()
    router.interactable.deactivate()
    _ = log.take()
    router.interactable.activate()
    #expect(log.lines == ["Payment didBecomeActive", "Card didBecomeActive"])
  }

  @Test func `an embedded RIB resigns when its owner releases it`() {
    var router: LoggingRouter? = build()
    weak let interactor = router?.interactor
    router?.load()
    router?.interactable.activate()
    withExtendedLifetime(router) { _ = log.take() }
    router = nil
    #expect(log.lines == ["Payment willResignActive", "Card willResignActive"])
    #expect(interactor == nil)
  }

  @Test func `an embedded RIB can join a tree later and stays active`() {
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
