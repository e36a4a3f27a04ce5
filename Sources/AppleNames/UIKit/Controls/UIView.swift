public import Foundation
public import HeadlessUI
import StateBinding

/// UIKit's view: it shows its subviews, and keeps what code sets. Nothing is laid out or drawn.
@MainActor
open class UIView: HeadlessUI.UIView, NodeGiver {
  open var tag = 0, isUserInteractionEnabled = true, gestureRecognizers: [UIGestureRecognizer]?
  open var accessibilityTraits: UIAccessibilityTraits = [], accessibilityElements: [Any]?
  /// The actions that VoiceOver offers: buttons one level deeper.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Whether the screen leaves out the view, as with `accessibilityHidden` in SwiftUI.
  open var accessibilityElementsHidden = false

  // These have no effect.
  open var frame: CGRect { didSet { bounds.size = frame.size } }
  open var bounds: CGRect, contentMode = ContentMode.scaleToFill, clipsToBounds = false
  open var isOpaque = true, isExclusiveTouch = false
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets()
  open var preservesSuperviewLayoutMargins = false, insetsLayoutMarginsFromSafeArea = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var transform = CGAffineTransform.identity, constraints: [NSLayoutConstraint] = []
  public final lazy var layer = CALayer()

  private final var needsLayout = true
  private final var isInWindow = false
  /// Ends editing when the screen no longer shows the view.
  private final let editing = LifeSlot()

  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Not called: there are no nib files.
  public required init?(coder: NSCoder) {
    (frame, bounds) = (.zero, .zero)
    super.init(coder: coder)
  }

  public override convenience init() { self.init(frame: .zero) }

  // MARK: Subviews

  public final var subviews: [UIView] { parts.compactMap { $0 as? UIView } }
  public final var superview: UIView? { owner as? UIView }
  /// The window in which a view controller shows the view.
  open var window: UIWindow? {
    var next: HeadlessUI.UIView? = self
    while let view = next {
      if let controller = view.controller { return controller.shownWindow }
      next = view.owner
    }
    return nil
  }

  open func addSubview(_ view: UIView) { insertSubview(view, at: parts.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.willMove(toSuperview: self)
    insert(view, at: index)
    setNeedsLayout()
    didAddSubview(view)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: parts.firstIndex(of: sibling).map { $0 + 1 } ?? parts.count)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: parts.firstIndex(of: sibling) ?? parts.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.owner === self { insert(view, at: nil) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.owner === self { insert(view, at: 0) }
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view controller whose view this is, or else the superview.
  open var next: AnyObject? { controller ?? superview }

  open func isDescendant(of view: UIView) -> Bool {
    var next: HeadlessUI.UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.owner
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  // MARK: Layout

  open override func setNeedsLayout() { needsLayout = true }

  open override func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      updateConstraints()
      layoutSubviews()
    }
    for view in parts { view.layoutIfNeeded() }
  }

  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func invalidateIntrinsicContentSize() {}
  open func sizeToFit() {}
  open func draw(_ rect: CGRect) {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { true }

  // MARK: The first responder

  open var canBecomeFirstResponder: Bool { false }
  public final var isFirstResponder: Bool { FirstResponder.ofRun.current.view === self }
  open var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }

  /// Begins editing: this view agrees first, then the former first responder ends, as in UIKit.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, shouldBeginEditing() else { return false }
    let responder = FirstResponder.ofRun.current
    if let view = responder.view, !view.resignFirstResponder() { return false }
    responder.view = self
    didBeginEditing()
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard shouldEndEditing() else { return false }
    FirstResponder.ofRun.current.view = nil
    didEndEditing()
    return true
  }

  /// Ends the editing of this view or of one in it. With `force`, the delegate cannot refuse.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let view = FirstResponder.ofRun.current.view, view.isDescendant(of: self) else {
      return false
    }
    if view.resignFirstResponder() { return true }
    guard force else { return false }
    FirstResponder.ofRun.current.view = nil
    view.didEndEditing()
    return true
  }

  // Text inputs override these.
  func shouldBeginEditing() -> Bool { true }
  func didBeginEditing() {}
  func shouldEndEditing() -> Bool { true }
  func didEndEditing() {}

  // MARK: What the screen shows

  package final func addNodes(in evaluation: inout Evaluation) {
    if isHidden || alpha < 0.01 || accessibilityElementsHidden { return }
    evaluation.calling {
      if !isInWindow { didMoveToWindow() }
      isInWindow = true
      layoutIfNeeded()
    }
    var nodes = evaluation.nodes { addContent(in: &$0) }
    if let label = accessibilityLabel, isAccessibilityElement || nodes.isEmpty, !isControl {
      nodes = [Node(element(accessibilityTraits.role, label, value: accessibilityValue))]
    }
    if let recognizer = tapRecognizer {
      let node = Node(children: nodes)
      node.nameAfterPictures(of: self)
      node.becomeTapped(.activate { recognizer.recognize() }, in: evaluation)
      if let accessibilityIdentifier { node.element?.identifier = accessibilityIdentifier }
      nodes = [node]
    }
    if !isUserInteractionEnabled {
      for node in nodes { node.changeAllElements { if $0.canAct { $0.isEnabled = false } } }
    }
    let actions = accessibilityCustomActions?.map(\.node) ?? []
    if evaluation.isForSpeech {
      for node in nodes { node.addHint(accessibilityHint) }
      for action in actions { action.becomeRotorAction() }
    }
    nodes.last?.attach(actions)
    for node in nodes { evaluation.add(node) }
    if isFirstResponder {
      evaluation.page.lives.append(
        Life(slot: editing, disappear: { [weak self] in self?.endEditing(true) }))
    }
  }

  package final func leaveScreen() { endEditing(true) }

  /// Adds the nodes of the view. Controls add their element.
  func addContent(in evaluation: inout Evaluation) { addParts(in: &evaluation) }

  /// Whether ``addContent(in:)`` adds an element with the accessibility label.
  var isControl: Bool { false }

  /// The subviews in the order in which the screen shows them.
  var shownParts: [HeadlessUI.UIView] {
    accessibilityElements?.compactMap { $0 as? UIView } ?? parts
  }

  final func addParts(in evaluation: inout Evaluation) {
    for part in shownParts where !part.isHidden && part.alpha >= 0.01 {
      let start = evaluation.page.nodes.count
      if let controller = part.controller {
        let page = controller.makePage(in: &evaluation)
        evaluation.page.append(page)
      } else {
        (part as? any NodeGiver)?.addNodes(in: &evaluation)
      }
      if start > 0, evaluation.page.nodes.count == start + 1, !evaluation.isForSpeech {
        evaluation.page.nodes[start].nameControl(after: evaluation.page.nodes[start - 1])
      }
    }
  }

  /// An element of the view, which the accessibility label names, or else `label`.
  final func element(
    _ role: Role, _ label: String = "", value: String? = nil, isEnabled: Bool = true,
    isSelected: Bool = false
  ) -> Element {
    Element(
      role: role, label: accessibilityLabel ?? label, value: accessibilityValue ?? value,
      identifier: accessibilityIdentifier, isEnabled: isEnabled,
      isSelected: isSelected || accessibilityTraits.contains(.selected))
  }

  private var tapRecognizer: UIGestureRecognizer? {
    gestureRecognizers?.first { $0 is UITapGestureRecognizer && $0.isEnabled }
  }
}

extension Node {
  /// Uses the accessibility label of `view`, or the names of its images, as the label of a node without text.
  func nameAfterPictures(of view: UIView) {
    let names = view.accessibilityLabel ?? view.imageNames
    if isEmpty, !names.isEmpty { children = [Node(Element(role: .image, label: names))] }
  }

  /// Uses the text before a control as its label, if the control has none.
  fileprivate func nameControl(after text: Node) {
    guard let element, element.role.isReached, element.role != .button, element.label.isEmpty,
      element.identifier == nil,
      let words = text.element, words.role == .text
    else { return }
    self.element?.label = words.label
  }
}

extension UIWindow {
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    FirstResponder.ofRun.current.view?.endEditing(force) ?? true
  }
}

/// The first responder.
@MainActor
final class FirstResponder {
  static let ofRun = PerRun { FirstResponder() }

  weak var view: UIView?
}

extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, loaded when it is first read.
  public var view: UIView! {
    get {
      if let view = loadedView as? UIView { return view }
      loadViewIfNeeded()
      if let view = loadedView as? UIView { return view }
      let view = UIView(frame: UIScreen.main.bounds)
      view.isHidden = loadedView?.isHidden ?? false
      loadedView = view
      return view
    }
    set { loadedView = newValue }
  }

  public var viewIfLoaded: UIView? { isViewLoaded ? view : nil }
}

extension UIView {
  public enum ContentMode: Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  public static let noIntrinsicMetric: CGFloat = -1

  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var traitCollection: UITraitCollection { .current }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
}

public enum UISemanticContentAttribute: Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)

  /// The role of a text with the traits.
  var role: Role { contains(.header) ? .heading : contains(.image) ? .image : .text }
}

/// A gesture recognizer. Only taps are recognized, when a line performs them.
@MainActor
open class UIGestureRecognizer {
  public enum State: Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var isEnabled = true, cancelsTouchesInView = true, delaysTouchesBegan = false
  public internal(set) weak var view: UIView?
  open var state = State.possible
  package final let recognitions = Hearers<UIGestureRecognizer>()

  public init() {}

  open func location(in view: UIView?) -> CGPoint { .zero }

  func recognize() {
    state = .ended
    recognitions.tell(self)
    state = .possible
  }
}

/// Observers, called in the order in which they were added.
@MainActor
package final class Hearers<Value> {
  private var hearers: [(number: Int, handler: (Value) -> Void)] = []
  private var count = 0

  package var isEmpty: Bool { hearers.isEmpty }

  /// Calls `handler` at each event, until the returned closure is called.
  package func add(_ handler: @escaping (Value) -> Void) -> () -> Void {
    count += 1
    hearers.append((count, handler))
    return { [weak self, count] in self?.hearers.removeAll { $0.number == count } }
  }

  package func tell(_ value: Value) {
    for hearer in hearers { hearer.handler(value) }
  }
}

/// Nothing calls its functions.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}

open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration = 0.5
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIView?) -> CGPoint { .zero }
  public func velocity(in view: UIView?) -> CGPoint { .zero }
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

open class UIPinchGestureRecognizer: UIGestureRecognizer { public var scale: CGFloat = 1 }

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public enum Direction: Sendable { case left, right, up, down }

  public var direction = Direction.right
}

/// Nothing creates touches or events.
public final class UITouch: NSObject {}
public final class UIEvent: NSObject {}

/// Views in a row or a column. A row of texts is one line, as an `HStack`.
open class UIStackView: UIView {
  public enum Distribution: Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  public private(set) final var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal, distribution = Distribution.fill
  open var alignment = Alignment.fill, spacing: CGFloat = 0, isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    if view.owner !== self { addSubview(view) }
  }

  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  override var shownParts: [HeadlessUI.UIView] {
    let arranged: [HeadlessUI.UIView] = arrangedSubviews.filter { $0.owner === self }
    return arranged + parts.filter { !arranged.contains($0) }
  }

  override func addContent(in evaluation: inout Evaluation) {
    if axis == .vertical { return addParts(in: &evaluation) }
    evaluation.stack(isHorizontal: true) { addParts(in: &$0) }
  }
}

/// A view that blurs the views below it on iOS. It has no effect.
open class UIVisualEffectView: UIView {
  public final let contentView = UIView()
  open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
open class UIVisualEffect { init() {} }

public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Sendable {
    case extraLight, light, dark, regular, prominent, systemMaterial, systemThinMaterial,
      systemUltraThinMaterial, systemThickMaterial, systemChromeMaterial
  }

  public init(style: Style) {}
}
