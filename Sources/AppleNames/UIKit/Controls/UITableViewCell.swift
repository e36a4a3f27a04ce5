public import Foundation
public import HeadlessUI

/// A row of a table: its texts are one line.
open class UITableViewCell: UIView, ReusedView {
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Sendable { case none, delete, insert }
  public enum SeparatorStyle: Sendable { case none, singleLine, singleLineEtched }
  public enum AccessoryType: Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public final let reuseIdentifier: String?
  public final let contentView = UIView()
  public final let textLabel: UILabel? = UILabel()
  public final let detailTextLabel: UILabel?
  public final let imageView: UIImageView? = UIImageView()
  open var accessoryType = AccessoryType.none, accessoryView: UIView?
  open var editingAccessoryType = AccessoryType.none, selectionStyle = SelectionStyle.default
  open var isSelected = false, isHighlighted = false, isEditing = false, backgroundView: UIView?
  open var selectedBackgroundView: UIView?, separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    (reuseIdentifier, detailTextLabel) = (nil, nil)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(contentView)
    for view in [imageView, textLabel, detailTextLabel].compactMap({ $0 as UIView? }) {
      contentView.addSubview(view)
    }
  }

  open func prepareForReuse() { isSelected = false }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  override var shownParts: [HeadlessUI.UIView] { parts + [accessoryView].compactMap { $0 } }
}

/// A class between ``UITableViewCell`` and the class of a new cell: see ``ObjectWithInit``.
open class CellWithInit: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes a cell of a registered class with its `init(style:reuseIdentifier:)`, which need not be `required`: see
/// ``newObject(of:)``.
@MainActor
@inline(never)
func newCell(of type: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
  let cell: AnyObject = unsafeBitCast(type as Any.Type, to: CellWithInit.Type.self).init(
    style: .default, reuseIdentifier: reuseIdentifier)
  return unsafeDowncast(cell, to: UITableViewCell.self)
}

/// The header or the footer of a section.
open class UITableViewHeaderFooterView: UIView, ReusedView {
  public final let reuseIdentifier: String?
  public final let contentView = UIView()
  public final let textLabel: UILabel? = UILabel()
  public final let detailTextLabel: UILabel? = UILabel()
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier.map { "header \($0)" }
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(contentView)
    if let textLabel { contentView.addSubview(textLabel) }
    if let detailTextLabel { contentView.addSubview(detailTextLabel) }
  }

  open func prepareForReuse() {}
}

/// See ``CellWithInit``.
open class HeaderFooterWithInit: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
@inline(never)
func newHeaderFooter(
  of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
) -> UITableViewHeaderFooterView {
  let view: AnyObject = unsafeBitCast(type as Any.Type, to: HeaderFooterWithInit.Type.self).init(
    reuseIdentifier: reuseIdentifier)
  return unsafeDowncast(view, to: UITableViewHeaderFooterView.self)
}

// MARK: Content configurations

@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

@MainActor
public protocol UIContentView: UIView {
  var configuration: any UIContentConfiguration { get set }
}

public protocol UIConfigurationState {}

public struct UICellConfigurationState: UIConfigurationState {
  public var isSelected = false, isHighlighted = false, isDisabled = false
}

/// The texts and the picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties: Sendable {
    public var font = UIFont.systemFont(ofSize: 17), color = UIColor.label, numberOfLines = 0
    public var alignment = NSTextAlignment.natural
  }

  public struct ImageProperties: Sendable {
    public var tintColor: UIColor?, cornerRadius: CGFloat = 0, maximumSize = CGSize.zero
  }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  public var text: String?, secondaryText: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var image: UIImage?, textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties(), imageProperties = ImageProperties()

  public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }
}

private final class ListContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }
  private let labels = [UILabel(), UILabel()]
  private let picture = UIImageView()

  init(_ configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [picture] + labels { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let configuration = configuration as? UIListContentConfiguration else { return }
    labels[0].text = configuration.text
    labels[1].text = configuration.secondaryText
    picture.image = configuration.image
  }
}

extension UIView {
  /// Shows the view of `configuration` in place of the subviews.
  final func show(_ configuration: (any UIContentConfiguration)?) {
    if let configuration, let known = subviews.first as? any UIView & UIContentView,
      type(of: known.configuration) == type(of: configuration)
    {
      return known.configuration = configuration
    }
    for view in subviews { view.removeFromSuperview() }
    if let configuration { addSubview(configuration.makeContentView()) }
  }
}
