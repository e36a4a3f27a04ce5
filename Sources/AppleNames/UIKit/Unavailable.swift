public import Foundation
public import HeadlessUI
import StateBinding

// APIs that cannot work on Linux. Except for storyboards, they are declared unavailable, with a message that says what to write
// instead.

@available(
  *, unavailable, message: "make the views of the cell in code; see MovingARIBsApp.md"
)
public class UINib {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

/// A storyboard compiles, and ends the process when it is asked for a view controller.
@MainActor
public final class UIStoryboard {
  private let name: String

  public init(name: String, bundle: Bundle?) { self.name = name }

  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    instantiateViewController(identifier: "initial", creator: creator)
  }

  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier)
  }

  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    programError(
      "storyboard \(name): there are no storyboards here; create the \(identifier) view controller in code"
    )
  }
}

extension UIViewController {
  /// Ends the process: there are no storyboards.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    programError(
      "\(type(of: self)) has no storyboard with the segue \(identifier); make its view controller in code, and present or push it"
    )
  }
}

// Without Objective-C there are no selectors. Without these declarations, the compiler would report wrong arguments instead of the
// missing selector.

@available(
  *, unavailable,
  message: "write a closure, such as UIAction { [weak self] _ in … }; see MovingARIBsApp.md"
)
public struct Selector {}

extension UIBarButtonItem {
  @available(
    *, unavailable, message: "write UIBarButtonItem(title:primaryAction:); see MovingARIBsApp.md"
  )
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
  }

  @available(
    *, unavailable, message: "write UIBarButtonItem(image:primaryAction:); see MovingARIBsApp.md"
  )
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
  }

  @available(
    *, unavailable,
    message: "write UIBarButtonItem(systemItem:primaryAction:); see MovingARIBsApp.md"
  )
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
  }
}

extension Timer {
  @available(
    *, unavailable,
    message: "write scheduledTimer(withTimeInterval:repeats:) with a closure; see MovingARIBsApp.md"
  )
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer.scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { _ in }
  }
}

extension UIControl {
  @available(
    *, unavailable,
    message: "write addAction(UIAction { [weak self] _ in … }, for:); see MovingARIBsApp.md"
  )
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

extension UIGestureRecognizer {
  @available(
    *, unavailable, message: "write a UIButton, or rx.event of RxCocoa; see MovingARIBsApp.md"
  )
  public convenience init(target: Any?, action: Selector?) { self.init() }
}
