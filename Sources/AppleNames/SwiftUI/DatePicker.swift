/// A date. A person types it as `2026-11-22`, `09:30` or `2026-11-22 09:30`; the screen shows it in the language, the
/// locale and the time zone of the environment.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  @Environment(\.timeZone) private var timeZone
  private let selection: Binding<Date>
  private let earliest: Date?
  private let latest: Date?
  private let components: DatePickerComponents
  private let label: Label

  public var body: some View {
    let style = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted)
    TextField(
      FormattedValue(text: Text(selection.wrappedValue, format: style)) { text, _ in
        write(text)
      }
    ) { label }
  }

  /// Chooses the date in `text`, or returns the reason why the text is refused.
  private func write(_ text: String) -> String? {
    let typed = TypedDate(
      hasDay: components.contains(.date), hasTime: components.contains(.hourAndMinute),
      timeZone: timeZone)
    return typed.write(text, to: &selection.wrappedValue, from: earliest, to: latest)
  }
}

/// The parts of a date that a person chooses.
public struct DatePickerComponents: OptionSet, Sendable {
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension DatePicker {
  /// A range without an end goes on for ever.
  public init(
    selection: Binding<Date>, in range: some RangeExpression<Date> = Date.distantPast...,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    let closed = range as? ClosedRange<Date>
    earliest = closed?.lowerBound ?? (range as? PartialRangeFrom<Date>)?.lowerBound
    latest = closed?.upperBound ?? (range as? PartialRangeThrough<Date>)?.upperBound
    components = displayedComponents
    self.label = label()
  }
}

extension DatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    in range: some RangeExpression<Date> = Date.distantPast...,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    in range: some RangeExpression<Date> = Date.distantPast...,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}
