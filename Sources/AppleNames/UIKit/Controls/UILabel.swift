public import Foundation
public import HeadlessUI

open class UILabel: UIView {
  open var text: String? { didSet { styled = nil } }
  open var attributedText: NSAttributedString? {
    get { styled ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  private final var styled: NSAttributedString?

  // These have no effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?, textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail, numberOfLines = 1, isEnabled = true
  open var isHighlighted = false, adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false, minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0, shadowColor: UIColor?, shadowOffset = CGSize.zero

  open func drawText(in rect: CGRect) {}
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    bounds
  }

  override var isControl: Bool { true }

  override func addContent(in evaluation: inout Evaluation) {
    let element = element(accessibilityTraits.contains(.header) ? .heading : .text, text ?? "")
    if !element.label.isEmpty { evaluation.add(Node(element)) }
    addParts(in: &evaluation)
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

/// An image: it is shown if code gives it an accessibility label.
open class UIImageView: UIView {
  open var image: UIImage?, highlightedImage: UIImage?, isHighlighted = false
  open var animationImages: [UIImage]?, animationDuration: TimeInterval = 0

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(image: UIImage?, highlightedImage: UIImage? = nil) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func startAnimating() {}
  open func stopAnimating() {}

  override var isControl: Bool { true }

  override func addContent(in evaluation: inout Evaluation) {
    if accessibilityLabel != nil || (accessibilityIdentifier != nil && image?.label != nil) {
      evaluation.add(Node(element(.image, image?.label ?? "")))
    }
    addParts(in: &evaluation)
  }
}

extension UIImage {
  /// The name of the image; nil if it has none.
  var label: String? { name.isEmpty ? nil : name }
}

/// A sign that work is under way, shown while it is animated.
open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large, white, whiteLarge, gray }

  public private(set) final var isAnimating = false
  open var hidesWhenStopped = true, style = Style.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override var isControl: Bool { true }

  override func addContent(in evaluation: inout Evaluation) {
    if isAnimating { evaluation.add(Node(element(.progress))) }
  }
}

/// The progress of some work, as a percentage.
open class UIProgressView: UIView {
  public enum Style: Sendable { case `default`, bar }

  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  open var progressViewStyle = Style.default, progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var isControl: Bool { true }

  override func addContent(in evaluation: inout Evaluation) {
    evaluation.add(Node(element(.progress, value: "\(Int((progress * 100).rounded()))%")))
  }
}
