public import Foundation
import HeadlessUI

/// A view that scrolls; the screen shows all of it.
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Sendable { case none, onDrag, interactive }
  public enum ContentInsetAdjustmentBehavior: Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum IndicatorStyle: Sendable { case `default`, black, white }

  /// The delegate. Subclasses declare `delegate` with their own type, and store it here.
  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The screen can be refreshed while there is one.
  open var refreshControl: UIRefreshControl?

  // These have no effect.
  open var contentSize = CGSize.zero, contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero, scrollIndicatorInsets = UIEdgeInsets.zero
  open var isScrollEnabled = true, isPagingEnabled = false, bounces = true
  open var alwaysBounceVertical = false, alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var indicatorStyle = IndicatorStyle.default, delaysContentTouches = true
  open var minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1
  public final var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public final var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public final var isDragging: Bool { false }
  public final var isTracking: Bool { false }
  public final var isDecelerating: Bool { false }
  public final var adjustedContentInset: UIEdgeInsets { contentInset }
  public final let panGestureRecognizer = UIPanGestureRecognizer()

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}

  override func addContent(in evaluation: inout Evaluation) {
    addRefresh(in: &evaluation)
    addParts(in: &evaluation)
  }

  /// Lets the page be refreshed, and shows that it is.
  final func addRefresh(in evaluation: inout Evaluation) {
    let control = refreshControl ?? subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
    guard let control else { return }
    if control === refreshControl { control.addNodes(in: &evaluation) }
    if evaluation.page.refresh == nil {
      evaluation.page.refresh = {
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
      }
    }
  }
}

/// Gives UIScrollView a `delegate` in a protocol extension, so that subclasses can redeclare it with their own type.
@MainActor
public protocol ScrollDelegating: UIScrollView {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// Nobody scrolls here, so nothing calls its functions.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {}

/// The line `refresh` sends `valueChanged`. Until `endRefreshing`, the screen shows progress.
open class UIRefreshControl: UIControl {
  public private(set) final var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  override func addContent(in evaluation: inout Evaluation) {
    if isRefreshing { evaluation.add(Node(element(.progress, attributedTitle?.string ?? ""))) }
  }
}
