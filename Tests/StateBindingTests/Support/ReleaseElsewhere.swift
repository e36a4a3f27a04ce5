import Dispatch
import Synchronization

/// Releases the last reference to the object of `make` on another thread, then returns.
func releaseElsewhere(_ make: () -> any AnyObject & Sendable) {
  let box = Box(make())
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    box.empty()
    done.signal()
  }
  done.wait()
}

/// Holds an object that any thread may release.
private nonisolated final class Box: Sendable {
  private let object: Mutex<(any AnyObject & Sendable)?>

  init(_ object: any AnyObject & Sendable) {
    self.object = Mutex(object)
  }

  func empty() {
    object.withLock { $0 = nil }
  }
}
