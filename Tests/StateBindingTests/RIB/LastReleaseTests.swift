import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// References to objects about to be released: in a subclass's `deinit`, and after a last release
/// on another thread.
@Suite(.ownRun)
struct LastReleaseTests {
  private final class TidyRouter: Router<Interactor> {
    isolated deinit {
      for child in children { detachChild(child) }
    }
  }

  private final class HastyRouter: Router<Interactor> {
    isolated deinit {
      interactor.deactivate()
    }
  }

  @Test func `a router can detach its children in its deinit`() {
    let child = Router<Interactor>(interactor: Interactor())
    var parent: TidyRouter? = TidyRouter(interactor: Interactor())
    parent?.interactor.activate()
    parent?.attachChild(child)
    #expect(child.interactor.isActive)
    parent = nil
    #expect(!child.interactor.isActive)
  }

  @Test func `a router can deactivate its interactor in its deinit`() {
    let child = Router<Interactor>(interactor: Interactor())
    var parent: HastyRouter? = HastyRouter(interactor: Interactor())
    parent?.interactor.activate()
    parent?.attachChild(child)
    parent = nil
    #expect(!child.interactor.isActive)
  }

  @Test func `an interactor can be used between its router's last release and deinit`() async {
    LeakDetector.isEnabled = true
    let interactor = Interactor()
    interactor.activate()
    releaseElsewhere { Router<Interactor>(interactor: interactor) }
    // The deinit waits for the main actor, which runs this test.
    interactor.deactivate()
    let lines = await diagnosed {
      // The deinit is queued before this task.
      await Task {}.value
      await settled()
    }
    #expect(lines.count == 1, "the test keeps the interactor")
    #expect(!interactor.isActive)
  }

  @Test func `a router released on another thread is not listed as detached`() async {
    LeakDetector.isEnabled = true
    let parent = Router<Interactor>(interactor: Interactor())
    releaseElsewhere {
      let child = Router<Interactor>(interactor: Interactor())
      parent.attachChild(child)
      parent.detachChild(child)
      return child
    }
    // The deinit waits for the main actor, and is queued before this task.
    await Task {}.value
    #expect(AppRun.current.leaks.detached == [])
  }

  @Test func `a subscription can be disposed between its relay's last release and deinit`() async {
    var heard: [Int] = []
    var subscription: (any Disposable)?
    releaseElsewhere {
      let relay = BehaviorRelay(value: 1)
      subscription = relay.subscribe(onNext: { heard.append($0) })
      return relay
    }
    subscription?.dispose()
    await settled()
    #expect(heard == [1])
  }
}
