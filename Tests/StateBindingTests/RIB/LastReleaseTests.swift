import Dispatch
import StateBinding
import Synchronization
import TestSupport
import Testing

/// References to what is about to go: in a subclass's own `deinit`, and after a last release on another thread.
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

  @Test func `a router may detach its children as it goes`() {
    let child = Router<Interactor>(interactor: Interactor())
    var parent: TidyRouter? = TidyRouter(interactor: Interactor())
    parent?.interactor.activate()
    parent?.attachChild(child)
    #expect(child.interactor.isActive)
    parent = nil
    #expect(!child.interactor.isActive)
  }

  @Test func `a router may deactivate its interactor as it goes`() {
    let child = Router<Interactor>(interactor: Interactor())
    var parent: HastyRouter? = HastyRouter(interactor: Interactor())
    parent?.interactor.activate()
    parent?.attachChild(child)
    parent = nil
    #expect(!child.interactor.isActive)
  }

  @Test func `between the last release of a router elsewhere and its deinit nothing traps`() async {
    let interactor = Interactor()
    interactor.activate()
    releaseElsewhere { Router<Interactor>(interactor: interactor) }
    // The deinit waits for the main actor, which is here.
    interactor.deactivate()
    let lines = await diagnosed {
      // The deinit is queued before this task.
      await Task {}.value
      await settled()
    }
    #expect(lines.count == 1, "the test keeps the interactor")
    #expect(!interactor.isActive)
  }

  @Test func `a router released elsewhere is not listed as detached before its deinit`() {
    LeakDetector.isEnabled = true
    let parent = Router<Interactor>(interactor: Interactor())
    releaseElsewhere {
      let child = Router<Interactor>(interactor: Interactor())
      parent.attachChild(child)
      parent.detachChild(child)
      return child
    }
    // The deinit waits for the main actor, which is here.
    #expect(AppRun.current.leaks.detached == [])
  }

  @Test func `between the last release of a relay elsewhere and its deinit nothing traps`() async {
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

  /// Has the last reference to what `make` makes go on another thread, and returns when it has.
  private func releaseElsewhere(_ make: () -> any AnyObject & Sendable) {
    let box = Box(make())
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      box.empty()
      done.signal()
    }
    done.wait()
  }
}

/// Holds an object that any thread may let go of.
private nonisolated final class Box: Sendable {
  private let object: Mutex<(any AnyObject & Sendable)?>

  init(_ object: any AnyObject & Sendable) {
    self.object = Mutex(object)
  }

  func empty() {
    object.withLock { $0 = nil }
  }
}
