public import Foundation
public import HeadlessUI

/// A button, named by its accessibility label, its title, or the texts and pictures in it.
open class UIButton: UIControl {
  public enum ButtonType: Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  public final let titleLabel: UILabel? = UILabel()
  public final let imageView: UIImageView? = UIImageView()
  open var buttonType = ButtonType.custom, configuration: Configuration?
  /// Called before the button is shown.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var menu: UIMenu?, showsMenuAsPrimaryAction = false
  open var changesSelectionAsPrimaryAction = false, role = Role.normal

  // These have no effect.
  open var contentEdgeInsets = UIEdgeInsets.zero, titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero, adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true

  private final var titles: [State.RawValue: String] = [:]
  private final var styledTitles: [State.RawValue: NSAttributedString] = [:]
  private final var images: [State.RawValue: UIImage] = [:]

  public enum Role: Sendable { case normal, primary, cancel, destructive }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    begin(with: primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    begin(with: primaryAction)
  }

  private func begin(with action: UIAction?) {
    guard let action else { return }
    if configuration?.title == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  open func title(for state: State) -> String? { titles[state.rawValue] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state.rawValue] = title
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    styledTitles[state.rawValue]
  }
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func titleColor(for state: State) -> UIColor? { nil }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration() {}

  open var currentTitle: String? {
    styledTitles[state.rawValue]?.string ?? titles[state.rawValue] ?? styledTitles[0]?.string
      ?? titles[0]
  }
  open var currentAttributedTitle: NSAttributedString? {
    styledTitles[state.rawValue] ?? styledTitles[0]
  }
  open var currentImage: UIImage? { images[state.rawValue] ?? images[0] }

  override func addContent(in evaluation: inout Evaluation) {
    evaluation.calling {
      updateConfiguration()
      configurationUpdateHandler?(self)
    }
    let node = Node(children: evaluation.nodes { addParts(in: &$0) })
    let image = currentImage ?? configuration?.image ?? imageView?.image
    let words = [configuration?.words, currentTitle, titleLabel?.text].compactMap { $0 }
    if let title = words.first(where: { !$0.isEmpty }) ?? (node.isEmpty ? image?.label : nil) {
      node.children.insert(Node(Element(role: .text, label: title)), at: 0)
    }
    becomeButton(node)
    if role == .destructive { node.element?.buttonRole = .destructive }
    if configuration?.showsActivityIndicator == true {
      evaluation.add(Node(Element(role: .progress)))
    }
    if let menu {
      if showsMenuAsPrimaryAction { node.becomeSection() }
      node.attach(menu.items)
    }
    evaluation.add(node)
  }
}

extension Node {
  /// Turns a button into the heading of its menu.
  fileprivate func becomeSection() {
    element?.role = .section
    handler = nil
  }
}

extension UIButton {
  /// The configuration of a button. Only its texts, the name of its image and its activity indicator are shown.
  public struct Configuration: Sendable {
    public enum Size: Sendable { case mini, small, medium, large }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }

    public var title: String?, subtitle: String?
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    public var image: UIImage?, showsActivityIndicator = false

    // These have no effect.
    public var baseForegroundColor: UIColor?, baseBackgroundColor: UIColor?
    public var buttonSize = Size.medium, cornerStyle = CornerStyle.dynamic
    public var contentInsets = NSDirectionalEdgeInsets(), imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0, imagePlacement = NSDirectionalRectEdge.leading

    fileprivate var words: String? {
      let words = [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
  }
}

public enum NSDirectionalRectEdge: Sendable { case top, leading, bottom, trailing, all }
