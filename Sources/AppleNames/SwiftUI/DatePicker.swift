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
    let typed = TypedDate(components: components, timeZone: timeZone)
    guard let date = typed.date(from: text, changing: selection.wrappedValue) else {
      return "\"\(text)\" is not \(typed.kind); write \(typed.example(selection.wrappedValue))"
    }
    // Whole minutes are compared, because the person types no seconds.
    if let earliest, typed.minute(of: date) < typed.minute(of: earliest) {
      return "\(text) is too early; the earliest is \(typed.text(of: earliest))"
    }
    if let latest, typed.minute(of: date) > typed.minute(of: latest) {
      return "\(text) is too late; the latest is \(typed.text(of: latest))"
    }
    selection.wrappedValue = date
    return nil
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

/// Reads and writes dates as a person types them.
private struct TypedDate {
  let components: DatePickerComponents
  private let calendar: Calendar

  init(components: DatePickerComponents, timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  private var hasDay: Bool { components.contains(.date) }
  private var hasTime: Bool { components.contains(.hourAndMinute) }

  /// The kind of text that a person may type.
  var kind: String { hasDay && hasTime ? "a date and a time" : hasTime ? "a time" : "a date" }

  /// Instructions with `date` as an example.
  func example(_ date: Date) -> String {
    hasDay && hasTime ? "\(text(of: date)), or only the date or the time" : text(of: date)
  }

  /// `date` with the day, the time or both replaced by those in `text`; nil if `text` is not such a text.
  func date(from text: String, changing date: Date) -> Date? {
    let words = text.split { $0 == " " || $0 == "T" }
    guard (1...2).contains(words.count) else { return nil }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    var rest = words[...]
    if hasDay, let numbers = numbers(in: rest.first, separator: "-", digits: [4, 2, 2]) {
      (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
      rest.removeFirst()
    }
    if hasTime, let numbers = numbers(in: rest.first, separator: ":", digits: [2, 2]) {
      (parts.hour, parts.minute) = (numbers[0], numbers[1])
      rest.removeFirst()
    }
    guard rest.isEmpty, parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }

  /// The numbers of a text such as `2026-11-22` or `9:30`.
  private func numbers(in text: Substring?, separator: Character, digits: [Int]) -> [Int]? {
    guard let words = text?.split(separator: separator, omittingEmptySubsequences: false),
      words.count == digits.count
    else { return nil }
    let numbers = zip(words, digits).compactMap { word, digits in
      (1...digits).contains(word.count) && word.allSatisfy { ("0"..."9").contains($0) }
        ? Int(word) : nil
    }
    return numbers.count == digits.count ? numbers : nil
  }

  /// The day, or the minute if times are chosen, as a number to compare.
  func minute(of date: Date) -> Date {
    hasTime
      ? Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
      : calendar.startOfDay(for: date)
  }

  /// `date` as a person types it.
  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = [(parts.year ?? 0, 4), (parts.month ?? 0, 2), (parts.day ?? 0, 2)]
    let time = [(parts.hour ?? 0, 2), (parts.minute ?? 0, 2)]
    func join(_ numbers: [(Int, Int)], _ separator: String) -> String {
      numbers.map { number, digits in
        String(repeating: "0", count: max(0, digits - "\(number)".count)) + "\(number)"
      }.joined(separator: separator)
    }
    return [hasDay ? join(day, "-") : nil, hasTime ? join(time, ":") : nil].compactMap { $0 }
      .joined(separator: " ")
  }
}
