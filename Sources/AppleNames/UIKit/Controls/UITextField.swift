public import Foundation
public import HeadlessUI

/// A field for a line of text. Its delegate is called in UIKit's order; typing replaces the whole text at once.
open class UITextField: UIControl {
  public enum BorderStyle: Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Sendable { case never, whileEditing, unlessEditing, always }

  public static let textDidBeginEditingNotification = Notification.Name("textFieldDidBeginEditing")
  public static let textDidChangeNotification = Notification.Name("textFieldDidChange")
  public static let textDidEndEditingNotification = Notification.Name("textFieldDidEndEditing")

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var isSecureTextEntry = false
  /// The view in place of the keyboard, such as a picker: its controls belong to the field.
  open var inputView: UIView?
  open var leftView: UIView?, rightView: UIView?, leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  public private(set) final var isEditing = false

  // These have no effect.
  open var font: UIFont?, textColor: UIColor?, textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none, clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false, adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0, keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default, enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  private final var accessory: UIView?
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  override func didBeginEditing() {
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  override func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  override func didEndEditing() {
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  override func addContent(in evaluation: inout Evaluation) {
    let text = text ?? ""
    var field = element(
      isSecureTextEntry ? .secureField : .field, placeholder ?? "",
      value: isSecureTextEntry ? Element.concealed(text) : text, isEnabled: isEnabled)
    field.isFocused = isFirstResponder
    let canSubmit =
      delegate != nil || hasActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    let sides = [
      leftViewMode == .never ? nil : leftView, rightViewMode == .never ? nil : rightView, inputView,
      inputAccessoryView,
    ]
    let submit: @MainActor () -> Void = { [weak self] in self?.submit() }
    addField(
      field, text: text, submit: canSubmit ? submit : nil,
      attached: sides.compactMap { $0 }, in: &evaluation
    ) { [weak self] in self?.type($0) }
  }

  /// Replaces the text as the keyboard does. Returns the reason if the field refuses.
  private func type(_ new: String) -> String? {
    guard becomeFirstResponder() else { return UITextField.noEditing }
    let old = text ?? ""
    let range = NSRange(location: 0, length: old.utf16.count)
    let isClearing = new.isEmpty && clearButtonMode != .never
    guard
      isClearing
        ? delegate?.textFieldShouldClear(self) ?? true
        : delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true
    else {
      return text ?? "" == old && old != new ? UITextField.refusal(of: new) : nil
    }
    text = new
    textHasChanged()
    return nil
  }

  private func textHasChanged() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Handles the return key.
  private func submit() {
    guard becomeFirstResponder(), delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = hasActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  static let noEditing = "the delegate does not let the field begin editing"
  static func refusal(of text: String) -> String { "the delegate does not accept \"\(text)\"" }
}

@MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  // As in UIKit, this method is called instead of the one without `reason`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _: UITextField, shouldChangeCharactersIn _: NSRange, replacementString _: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  public enum DidEndEditingReason: Sendable { case committed, cancelled }
}

extension UIView {
  /// Adds a field. `type` returns the reason if it refuses a text.
  final func addField(
    _ field: Element, text: String, submit: (@MainActor () -> Void)? = nil,
    attached: [UIView] = [], in evaluation: inout Evaluation,
    _ type: @escaping @MainActor (String) -> String?
  ) {
    var field = field
    field.canSubmit = submit != nil
    let nodes = evaluation.nodes { evaluation in
      for view in attached { view.addNodes(in: &evaluation) }
    }
    evaluation.add(
      Node(
        field,
        .edit(Binding(get: { text }, set: { _ in }), submit: submit, focus: nil, parse: type),
        attached: nodes))
  }
}

extension UIAlertController {
  /// Adds a field to fill in, set up by `configurationHandler`.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    addField(field)
  }

  public var textFields: [UITextField]? {
    let known = fields.compactMap { $0 as? UITextField }
    return known.isEmpty ? nil : known
  }
}

/// Never sent: there is no keyboard that covers the screen.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "keyboardWillChangeFrame")
  public nonisolated static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "keyboardAnimationDuration"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "keyboardAnimationCurve"
}

public enum UIReturnKeyType: Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
public enum UIKeyboardAppearance: Sendable { case `default`, dark, light }
public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Sendable { case `default`, no, yes }
