extension Text {
  /// The text of `resource` in the language of the app that runs.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }

  /// The characters, without their attributes.
  // A literal is a key to translate.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// `input`, formatted for the language, the locale and the time zone of the environment.
  public nonisolated init<Format: FormatStyle & Sendable>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Sendable {
    self.init(formatted: { format.format(input, in: $0) })
  }

  /// The text that `formatter` makes: in the language and the time zone of the environment, unless the formatter has its own.
  public nonisolated init(_ subject: some Any, formatter: Formatter) {
    // Foundation does not mark formatters as `Sendable`. The main actor makes the text, as it makes all nodes.
    nonisolated(unsafe) let (subject, formatter) = (subject, formatter)
    self.init(formatted: { formatter.localized(for: $0).string(for: subject) ?? "" })
  }

  /// A way to show a date. The last three count from now, on the clock of the run.
  public enum DateStyle: Sendable, Hashable {
    case date, time, relative, offset, timer

    fileprivate func text(of date: Date, in strings: StringCatalogue) -> String {
      let isCounted = self != .date && self != .time
      guard isCounted, let seconds = CountedDates.seconds(until: date) else {
        return Date.FormatStyle(
          date: self == .date ? .long : self == .time ? .omitted : .abbreviated,
          time: self == .date ? .omitted : .shortened
        ).format(date, in: strings)
      }
      let size = Duration.seconds(abs(seconds))
      if self == .timer { return size.digits(in: strings) }
      let sign = self == .relative ? "" : seconds > 0 ? "-" : "+"
      return sign
        + Duration.UnitsFormatStyle(
          allowedUnits: [.days, .hours, .minutes, .seconds],
          width: self == .relative ? .abbreviated : .wide,
          maximumUnitCount: self == .relative ? 2 : 1, fractionalPart: .hide(rounded: .down)
        ).format(size, in: strings)
    }
  }

  /// The date, in the time zone of the environment: UTC unless the app sets another.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(formatted: { style.text(of: date, in: $0) })
  }

  /// The time that is left of the interval, or that has passed. If the start is 24 hours away or more, the interval counts from the
  /// moment when the text is first shown.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(formatted: { strings in
      let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
      let length = end.timeIntervalSince(start)
      let passed =
        pauseTime?.timeIntervalSince(start) ?? -(CountedDates.seconds(until: start, far: 0) ?? 0)
      let shown = min(max(countsDown ? length - passed : passed, 0), length)
      return Duration.seconds(shown.rounded()).digits(showsHours: showsHours, in: strings)
    })
  }

  /// The times of the first and the last date, with their days if these differ.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(
      dates.lowerBound..<dates.upperBound,
      format: Date.IntervalFormatStyle(date: .omitted, time: .shortened))
  }

  public nonisolated init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Writes `%@` into the key.
  public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Sendable {
    appendInterpolation(Text(input, format: format))
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  public mutating func appendInterpolation(_ text: AttributedString) {
    appendInterpolation(Text(text))
  }

  public mutating func appendInterpolation(_ subject: some Any, formatter: Formatter) {
    appendInterpolation(Text(subject, formatter: formatter))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<Format: FormatStyle & Sendable>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Sendable {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }

  @_disfavoredOverload
  public init<Format: FormatStyle & Sendable>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Sendable {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension FormatStyle {
  /// The text of `input` in the language and the place of `strings`. A format for the time zone of this computer uses the time
  /// zone of the environment instead.
  func format(_ input: FormatInput, in strings: StringCatalogue) -> FormatOutput {
    localized(for: strings).format(input)
  }

  func localized(for strings: StringCatalogue) -> Self {
    let style = locale(strings.locale)
    guard var zoned = style as? any InTimeZone, zoned.timeZone == .autoupdatingCurrent else {
      return style
    }
    zoned.timeZone = strings.timeZone
    return zoned as? Self ?? style
  }
}

private protocol InTimeZone { var timeZone: TimeZone { get set } }

extension Date.FormatStyle: InTimeZone {}
extension Date.IntervalFormatStyle: InTimeZone {}

extension FormatStyle where FormatOutput == String {
  /// The text with plain spaces, which a person can type.
  func format(_ input: FormatInput, in strings: StringCatalogue) -> String {
    var input = input
    if self is Date.RelativeFormatStyle, let date = input as? Date {
      guard let seconds = CountedDates.seconds(until: date) else {
        return Date.FormatStyle(date: .abbreviated, time: .omitted).format(date, in: strings)
      }
      input = Date(timeIntervalSinceNow: seconds) as? FormatInput ?? input
    }
    return localized(for: strings).format(input).withPlainSpaces
  }
}

extension Duration {
  /// Hours, minutes and seconds, such as `2:05` or `1:02:05`.
  fileprivate func digits(showsHours: Bool = true, in strings: StringCatalogue) -> String {
    let hasHours = showsHours && self >= .seconds(3600)
    return TimeFormatStyle(pattern: hasHours ? .hourMinuteSecond : .minuteSecond)
      .format(self, in: strings)
  }
}

extension Formatter {
  /// A copy with the locale and the time zone of `strings`, in place of those of this computer.
  fileprivate func localized(for strings: StringCatalogue) -> Formatter {
    let copy = copy()
    if let dates = copy as? DateFormatter {
      if dates.locale == .current { dates.locale = strings.locale }
      if dates.timeZone == .current { dates.timeZone = strings.timeZone }
    } else if let numbers = copy as? NumberFormatter, numbers.locale == .current {
      numbers.locale = strings.locale
    }
    return copy as? Formatter ?? self
  }
}

extension String {
  /// The text with a plain space in place of each no-break space and thin space.
  var withPlainSpaces: String {
    String(map { ["\u{202F}", "\u{A0}", "\u{2009}"].contains($0) ? " " : $0 })
  }
}

// A resource goes where a key goes.

extension LocalizedStringResource: TitleText {
  public var asText: Text { Text(self) }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Section where Header == Text, Footer == EmptyView {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
