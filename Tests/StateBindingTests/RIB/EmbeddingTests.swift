import StateBinding
import StateBindingTesting
import StateBindingTestSupport
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
