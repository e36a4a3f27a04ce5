// Styles of controls and containers. They compile, and so do styles of your own. Nothing calls `makeBody`, so no style
// changes the screen. The type of a style does not matter, so one extension declares all names of a family.

/// A style that comes with the package.
@MainActor
@preconcurrency
public protocol SystemStyle {}

extension SystemStyle {
  public typealias Body = EmptyView

  public func makeBody<Configuration>(configuration: Configuration) -> EmptyView { EmptyView() }
}

// Buttons.

public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemStyle { public nonisolated init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemStyle { public nonisolated init() {} }

public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyle {
  public nonisolated init() {}
}

public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyle {
  public nonisolated init() {}
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var borderless: Self { Self() }
  public static var bordered: Self { Self() }
  public static var borderedProminent: Self { Self() }
}

public enum ButtonBorderShape: Sendable, Hashable {
  case automatic, capsule, circle, roundedRectangle

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

// Toggles.

@MainActor
@preconcurrency
public protocol ToggleStyle {
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

public struct DefaultToggleStyle: ToggleStyle, SystemStyle { public nonisolated init() {} }

public struct SwitchToggleStyle: ToggleStyle, SystemStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
}

public struct ButtonToggleStyle: ToggleStyle, SystemStyle { public nonisolated init() {} }

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: Self { Self() }
  public static var `switch`: Self { Self() }
  public static var button: Self { Self() }
}

// Labels.

@MainActor
@preconcurrency
public protocol LabelStyle {
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

public struct DefaultLabelStyle: LabelStyle, SystemStyle { public nonisolated init() {} }
public struct TitleOnlyLabelStyle: LabelStyle, SystemStyle { public nonisolated init() {} }
public struct IconOnlyLabelStyle: LabelStyle, SystemStyle { public nonisolated init() {} }
public struct TitleAndIconLabelStyle: LabelStyle, SystemStyle { public nonisolated init() {} }

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: Self { Self() }
  public static var titleOnly: Self { Self() }
  public static var iconOnly: Self { Self() }
  public static var titleAndIcon: Self { Self() }
}

// Progress views.

@MainActor
@preconcurrency
public protocol ProgressViewStyle {
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

public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle {
  public nonisolated init() {}
}

public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
}

public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
  public static var linear: Self { Self() }
  public static var circular: Self { Self() }
}

// Containers.

@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
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

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemStyle {
  public nonisolated init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor
public struct GroupBoxStyleConfiguration {
  public var label: AnyView
  public var content: AnyView
}

extension GroupBox where Label == AnyView, Content == AnyView {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle { public nonisolated init() {} }

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: Self { Self() }
}

@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor
public struct LabeledContentStyleConfiguration {
  public var label: AnyView
  public var content: AnyView
}

extension LabeledContent where Label == AnyView, Content == AnyView {
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle {
  public nonisolated init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { Self() }
}

// Styles without a body.

@MainActor
@preconcurrency
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle { public nonisolated init() {} }
public struct PlainListStyle: ListStyle { public nonisolated init() {} }
public struct GroupedListStyle: ListStyle { public nonisolated init() {} }
public struct InsetListStyle: ListStyle { public nonisolated init() {} }
public struct InsetGroupedListStyle: ListStyle { public nonisolated init() {} }
public struct SidebarListStyle: ListStyle { public nonisolated init() {} }

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var grouped: Self { Self() }
  public static var inset: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var sidebar: Self { Self() }
}
@MainActor
@preconcurrency
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle { public nonisolated init() {} }
public struct GroupedFormStyle: FormStyle { public nonisolated init() {} }
public struct ColumnsFormStyle: FormStyle { public nonisolated init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { Self() }
  public static var grouped: Self { Self() }
  public static var columns: Self { Self() }
}

@MainActor
@preconcurrency
public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle { public nonisolated init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public nonisolated init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public nonisolated init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
}

@MainActor
@preconcurrency
public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle { public nonisolated init() {} }
public struct MenuPickerStyle: PickerStyle { public nonisolated init() {} }
public struct SegmentedPickerStyle: PickerStyle { public nonisolated init() {} }
public struct WheelPickerStyle: PickerStyle { public nonisolated init() {} }
public struct InlinePickerStyle: PickerStyle { public nonisolated init() {} }
public struct NavigationLinkPickerStyle: PickerStyle { public nonisolated init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
  public static var menu: Self { Self() }
  public static var segmented: Self { Self() }
  public static var wheel: Self { Self() }
  public static var inline: Self { Self() }
  public static var navigationLink: Self { Self() }
}

@MainActor
@preconcurrency
public protocol MenuStyle {}

public struct DefaultMenuStyle: MenuStyle { public nonisolated init() {} }
public struct ButtonMenuStyle: MenuStyle { public nonisolated init() {} }

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
}
@MainActor
@preconcurrency
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle { public nonisolated init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public nonisolated init() {} }

public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable, Hashable { case automatic, always, never }

  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

@MainActor
@preconcurrency
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  public enum BackgroundDisplayMode: Sendable, Hashable {
    case automatic, interactive, always, never
  }

  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self()
  }
}

@MainActor
@preconcurrency
public protocol GaugeStyle {}

public struct DefaultGaugeStyle: GaugeStyle { public nonisolated init() {} }

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: Self { Self() }
  public static var linearCapacity: Self { Self() }
  public static var accessoryCircular: Self { Self() }
  public static var accessoryCircularCapacity: Self { Self() }
  public static var accessoryLinear: Self { Self() }
  public static var accessoryLinearCapacity: Self { Self() }
}

@MainActor
@preconcurrency
public protocol DatePickerStyle {}

public struct DefaultDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public nonisolated init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
  public static var compact: Self { Self() }
  public static var graphical: Self { Self() }
  public static var wheel: Self { Self() }
}

public enum MenuOrder: Sendable, Hashable { case automatic, priority, fixed }

extension View {
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func labelStyle(_ style: some LabelStyle) -> some View { self }
  public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  public func listStyle(_ style: some ListStyle) -> some View { self }
  public func formStyle(_ style: some FormStyle) -> some View { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  public func pickerStyle(_ style: some PickerStyle) -> some View { self }
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }
  public func gaugeStyle(_ style: some GaugeStyle) -> some View { self }
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
  public func menuStyle(_ style: some MenuStyle) -> some View { self }
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { self }
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View { self }
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
