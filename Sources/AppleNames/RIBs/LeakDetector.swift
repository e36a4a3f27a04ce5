public import HeadlessUI
public import Foundation
public import StateBinding

/// RIBs' way to expect releases in code. When the app is settled, the detector of the current run reports the objects that
/// still exist, so the times are ignored.
@MainActor
open class LeakDetector {
  public static let instance = LeakDetector()

  public init() {}

  /// Sends the status of the current run, then each change. The status becomes `.InProgress` when code expects a deallocation or a
  /// disappearance, or when a router is released. It becomes `.DidComplete` when the app is settled.
  open var status: Observable<LeakDetectionStatus> {
    Expectations.ofRun.current.numbers.map { $0.isEmpty ? .DidComplete : .InProgress }
      .distinctUntilChanged()
  }

  @discardableResult
  open func expectDeallocate(
    object: AnyObject, inTime time: TimeInterval = LeakDefaultExpectationTime.deallocation
  ) -> any LeakDetectionHandle {
    Expectations.ofRun.current.open(AppRun.current.leaks.expectRelease(of: object))
  }

  @discardableResult
  open func expectViewControllerDisappear(
    viewController: UIViewController,
    inTime time: TimeInterval = LeakDefaultExpectationTime.viewDisappear
  ) -> any LeakDetectionHandle {
    Expectations.ofRun.current.open(
      AppRun.current.leaks.expectDisappearance(of: viewController) { [weak viewController] in
        viewController?.isVisible == true
      })
  }
}

/// Whether the detector still expects something.
public enum LeakDetectionStatus: Sendable {
  case InProgress, DidComplete
}

/// The times that RIBs waits for. They are ignored here.
public struct LeakDefaultExpectationTime {
  public static let deallocation = 1.0
  public static let viewDisappear = 5.0
}

/// An expectation that can be taken back.
@MainActor
public protocol LeakDetectionHandle {
  func cancel()
}

/// The open expectations of a run, which all end when the app is settled.
private final class Expectations: ShowsState {
  static let ofRun = PerRun { Expectations() }

  /// The numbers of the open expectations.
  let numbers = BehaviorRelay<Set<Int>>(value: [])
  private var count = 0

  init() {
    AppRun.current.keepLooking(at: self)
    AppRun.current.leaks.hearsExpectation = { [weak self] in self?.begin() }
  }

  private func begin() {
    count += 1
    numbers.accept(numbers.value.union([count]))
  }

  /// The handle of the last expectation, which `disposable` ends.
  func open(_ disposable: any Disposable) -> any LeakDetectionHandle {
    let number = count
    return Handle { [numbers] in
      disposable.dispose()
      numbers.accept(numbers.value.subtracting([number]))
    }
  }

  func look() -> Bool { false }

  func rest() {
    if !numbers.value.isEmpty { numbers.accept([]) }
  }
}

private struct Handle: LeakDetectionHandle {
  let end: () -> Void

  func cancel() { end() }
}

extension Array {
  /// Removes the element that is the object `element`.
  public mutating func removeElementByReference(_ element: Element) {
    removeAll { $0 as AnyObject === element as AnyObject }
  }
}
