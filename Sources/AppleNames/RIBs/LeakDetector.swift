public import HeadlessUI
public import Foundation
import StateBinding

/// RIBs' way to expect releases in code. When the app is settled, the detector of the current run reports the objects that
/// still exist, so the times are ignored.
@MainActor
public final class LeakDetector {
  public static let instance = LeakDetector()

  private init() {}

  @discardableResult
  public func expectDeallocate(
    object: AnyObject, inTime time: TimeInterval = 1
  ) -> any LeakDetectionHandle {
    Handle(AppRun.current.leaks.expectRelease(of: object))
  }

  @discardableResult
  public func expectViewControllerDisappear(
    viewController: UIViewController, inTime time: TimeInterval = 5
  ) -> any LeakDetectionHandle {
    Handle(
      AppRun.current.leaks.expectDisappearance(of: viewController) { [weak viewController] in
        viewController?.isVisible == true
      })
  }
}

/// An expectation that can be taken back.
@MainActor
public protocol LeakDetectionHandle {
  func cancel()
}

private struct Handle: LeakDetectionHandle {
  let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }

  func cancel() { disposable.dispose() }
}

extension Array {
  /// Removes the element that is the object `element`.
  public mutating func removeElementByReference(_ element: Element) {
    removeAll { $0 as AnyObject === element as AnyObject }
  }
}
