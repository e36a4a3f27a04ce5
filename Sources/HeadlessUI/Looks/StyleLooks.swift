// Styles of controls and containers. They compile, and so do styles of your own. Only a button's
// style with a `makeBody` of your own, and `PageTabViewStyle`, change the screen.

/// A style that comes with the package and does not change the screen. All such styles have this
/// type.
public struct SystemStyle: PrimitiveButtonStyle, ToggleStyle, LabelStyle, ProgressViewStyle,
  GroupBoxStyle, DisclosureGroupStyle, LabeledContentStyle, ListStyle, FormStyle, TextFieldStyle,
  PickerStyle, MenuStyle, TabViewStyle, GaugeStyle, DatePickerStyle, NavigationViewStyle,
  NavigationSplitViewStyle
{
  public typealias Body = EmptyView

  public nonisolated init() {}
  public nonisolated init(tint: Color) {}

  public func makeBody<Configuration>(configuration: Configuration) -> EmptyView { EmptyView() }
  public func _body(configuration: TextField<AnyView>) -> EmptyView { EmptyView() }
}

/// A style of one of the families, each of which has a style called `automatic`.
public protocol ControlStyle {}

extension ControlStyle where Self == SystemStyle {
  public static var automatic: Self { Self() }
}

// The families whose styles have no body.
public protocol ListStyle: ControlStyle {}
public protocol FormStyle: ControlStyle {}
public protocol PickerStyle: ControlStyle {}
public protocol MenuStyle: ControlStyle {}
public protocol TabViewStyle: ControlStyle {}
public protocol IndexViewStyle {}
public protocol GaugeStyle: ControlStyle {}
public protocol DatePickerStyle: ControlStyle {}
public protocol NavigationViewStyle: ControlStyle {}
public protocol NavigationSplitViewStyle: ControlStyle {}

/// A style of one of the families whose styles have a body.
@MainActor
@preconcurrency
public protocol StyleWithBody: ControlStyle {}

public protocol TextFieldStyle: StyleWithBody {
  associatedtype Body: View
  typealias _Label = AnyView
  @ViewBuilder func _body(configuration: TextField<_Label>) -> Body
}

public protocol ToggleStyle: StyleWithBody {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor
public struct ToggleStyleConfiguration {
  public var label: AnyView
  @Binding public var isOn: Bool
}

extension Toggle where Label == AnyView {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

public protocol LabelStyle: StyleWithBody {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor
public struct LabelStyleConfiguration {
  public var title: AnyView
  public var icon: AnyView
}

extension Label where Title == AnyView, Icon == AnyView {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

public protocol ProgressViewStyle: StyleWithBody {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor
public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public var label: AnyView?
  public var currentValueLabel: AnyView?
}

extension ProgressView where Label == AnyView?, CurrentValueLabel == AnyView? {
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.fractionCompleted, label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel })
  }
}

public protocol DisclosureGroupStyle: StyleWithBody {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor
public struct DisclosureGroupStyleConfiguration {
  public var label: AnyView
  public var content: AnyView
  @Binding public var isExpanded: Bool
}

public protocol GroupBoxStyle: StyleWithBody {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public protocol LabeledContentStyle: StyleWithBody {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the content of a group box or a labeled content.
@MainActor
public struct GroupBoxStyleConfiguration {
  public var label: AnyView
  public var content: AnyView
}

extension TitledContainer where Label == AnyView, Content == AnyView {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

// The names of the types and of their values, by family.

public typealias PlainButtonStyle = SystemStyle
public typealias BorderlessButtonStyle = SystemStyle
public typealias BorderedButtonStyle = SystemStyle
public typealias BorderedProminentButtonStyle = SystemStyle
public typealias DefaultButtonStyle = SystemStyle
extension PrimitiveButtonStyle where Self == SystemStyle {
  public static var plain: Self { Self() }
  public static var borderless: Self { Self() }
  public static var bordered: Self { Self() }
  public static var borderedProminent: Self { Self() }
  public static var glass: Self { Self() }
  public static var glassProminent: Self { Self() }
}

public typealias SwitchToggleStyle = SystemStyle
extension ToggleStyle where Self == SystemStyle {
  public static var `switch`: Self { Self() }
  public static var button: Self { Self() }
}

public typealias IconOnlyLabelStyle = SystemStyle
public typealias TitleOnlyLabelStyle = SystemStyle
public typealias TitleAndIconLabelStyle = SystemStyle
extension LabelStyle where Self == SystemStyle {
  public static var titleOnly: Self { Self() }
  public static var iconOnly: Self { Self() }
  public static var titleAndIcon: Self { Self() }
}

public typealias LinearProgressViewStyle = SystemStyle
public typealias CircularProgressViewStyle = SystemStyle
extension ProgressViewStyle where Self == SystemStyle {
  public static var linear: Self { Self() }
  public static var circular: Self { Self() }
}

public typealias PlainListStyle = SystemStyle
public typealias GroupedListStyle = SystemStyle
public typealias InsetGroupedListStyle = SystemStyle
public typealias InsetListStyle = SystemStyle
public typealias SidebarListStyle = SystemStyle
public typealias DefaultListStyle = SystemStyle
extension ListStyle where Self == SystemStyle {
  public static var plain: Self { Self() }
  public static var grouped: Self { Self() }
  public static var inset: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var sidebar: Self { Self() }
}

extension FormStyle where Self == SystemStyle {
  public static var grouped: Self { Self() }
  public static var columns: Self { Self() }
}

public typealias RoundedBorderTextFieldStyle = SystemStyle
public typealias PlainTextFieldStyle = SystemStyle
public typealias DefaultTextFieldStyle = SystemStyle
extension TextFieldStyle where Self == SystemStyle {
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
}

public typealias SegmentedPickerStyle = SystemStyle
public typealias MenuPickerStyle = SystemStyle
public typealias WheelPickerStyle = SystemStyle
public typealias InlinePickerStyle = SystemStyle
public typealias DefaultPickerStyle = SystemStyle
extension PickerStyle where Self == SystemStyle {
  public static var menu: Self { Self() }
  public static var segmented: Self { Self() }
  public static var wheel: Self { Self() }
  public static var inline: Self { Self() }
  public static var navigationLink: Self { Self() }
}

extension MenuStyle where Self == SystemStyle {
  public static var button: Self { Self() }
}

extension GaugeStyle where Self == SystemStyle {
  public static var accessoryCircular: Self { Self() }
}

public typealias WheelDatePickerStyle = SystemStyle
public typealias GraphicalDatePickerStyle = SystemStyle
public typealias CompactDatePickerStyle = SystemStyle
extension DatePickerStyle where Self == SystemStyle {
  public static var compact: Self { Self() }
  public static var graphical: Self { Self() }
  public static var wheel: Self { Self() }
}

public typealias StackNavigationViewStyle = SystemStyle
public typealias DoubleColumnNavigationViewStyle = SystemStyle
public typealias DefaultNavigationViewStyle = SystemStyle
extension NavigationViewStyle where Self == SystemStyle {
  public static var stack: Self { Self() }
  public static var columns: Self { Self() }
}

extension NavigationSplitViewStyle where Self == SystemStyle {
  public static var balanced: Self { Self() }
  public static var prominentDetail: Self { Self() }
}

/// Shows one page of a tab view at a time: the only style of the package with an effect.
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable, Hashable { case automatic, always, never }

  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

public struct PageIndexViewStyle: IndexViewStyle {
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }

  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: Self.BackgroundDisplayMode) -> Self { Self() }
}

public enum ButtonBorderShape: Sendable, Hashable {
  case automatic, capsule, circle, roundedRectangle

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

public enum MenuOrder: Sendable, Hashable { case automatic, priority, fixed }

extension View {
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  public func labelStyle(_ style: some LabelStyle) -> Self { self }
  public func toggleStyle(_ style: some ToggleStyle) -> Self { self }
  public func listStyle(_ style: some ListStyle) -> Self { self }
  public func formStyle(_ style: some FormStyle) -> Self { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }
  public func pickerStyle(_ style: some PickerStyle) -> Self { self }
  public func progressViewStyle(_ style: some ProgressViewStyle) -> Self { self }
  public func gaugeStyle(_ style: some GaugeStyle) -> Self { self }
  public func datePickerStyle(_ style: some DatePickerStyle) -> Self { self }
  public func indexViewStyle(_ style: some IndexViewStyle) -> Self { self }
  public func menuStyle(_ style: some MenuStyle) -> Self { self }
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> Self { self }
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> Self { self }
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> Self { self }
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> Self { self }
  public func labelsHidden() -> Self { self }
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  public func menuOrder(_ order: MenuOrder) -> Self { self }
}
