public import Foundation
import HeadlessUI

/// A text of several lines, which can be edited unless code says otherwise.
open class UITextView: UIScrollView {
  public static let textDidBeginEditingNotification = Notification.Name("textViewDidBeginEditing")
  public static let textDidChangeNotification = Notification.Name("textViewDidChange")
  public static let textDidEndEditingNotification = Notification.Name("textViewDidEndEditing")

  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string }
  }
  open var isEditable = true, selectedRange = NSRange(location: 0, length: 0)
  package final let changes = Hearers<Void>()

  // These have no effect.
  open var isSelectable = true, font: UIFont?, textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural, textContainerInset = UIEdgeInsets.zero
  public final let textContainer = NSTextContainer()
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:], isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default, inputView: UIView?
  private final var accessory: UIView?
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func scrollRangeToVisible(_ range: NSRange) {}

  open override var canBecomeFirstResponder: Bool { isEditable }

  override func shouldBeginEditing() -> Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

  override func didBeginEditing() {
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  override func shouldEndEditing() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  override func didEndEditing() {
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  override var isControl: Bool { true }

  override func addContent(in evaluation: inout Evaluation) {
    guard isEditable else {
      let element = element(.text, text)
      if !element.label.isEmpty { evaluation.add(Node(element)) }
      return addParts(in: &evaluation)
    }
    var field = element(.field, value: text)
    field.isFocused = isFirstResponder
    addField(
      field, text: text, attached: [inputView, inputAccessoryView].compactMap { $0 },
      in: &evaluation
    ) { [weak self] in self?.type($0) }
    addParts(in: &evaluation)
  }

  private func type(_ new: String) -> String? {
    guard becomeFirstResponder() else { return UITextField.noEditing }
    // The delegate may have taken a placeholder away.
    let old: String = text
    let range = NSRange(location: 0, length: old.utf16.count)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true else {
      return text == old && old != new ? UITextField.refusal(of: new) : nil
    }
    text = new
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    changes.tell(())
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    return nil
  }
}

@MainActor
public final class NSTextContainer {
  public var lineFragmentPadding: CGFloat = 5, maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}

@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_: UITextView, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _: UITextView, shouldChangeTextIn _: NSRange, replacementText _: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
