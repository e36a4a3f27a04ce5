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

  /// The text that `formatter` makes, whatever the environment.
  public nonisolated init(_ subject: some Any, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A way to show a date.
  public struct DateStyle: Sendable, Hashable {
    public static let date = DateStyle(date: .long, time: .omitted)
    public static let time = DateStyle(date: .omitted, time: .shortened)
    // SwiftUI counts from now. The text of a screen depends on no clock, so these show the day and the time.
    public static let relative = DateStyle(date: .abbreviated, time: .shortened)
    public static let offset = DateStyle(date: .abbreviated, time: .shortened)
    public static let timer = DateStyle(date: .abbreviated, time: .shortened)

    let date: Date.FormatStyle.DateStyle
    let time: Date.FormatStyle.TimeStyle
  }

  /// The date, in the time zone of the environment: UTC unless the app sets another.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(date, format: Date.FormatStyle(date: style.date, time: style.time))
  }

  /// The first and the last date.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(
      "\(Text(dates.lowerBound, style: .relative)) – \(Text(dates.upperBound, style: .relative))")
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
    guard var date = style as? Date.FormatStyle else { return style }
    if date.timeZone == .autoupdatingCurrent { date.timeZone = strings.timeZone }
    return date as? Self ?? style
  }
}

extension FormatStyle where FormatOutput == String {
  /// The text with plain spaces, which a person can type.
  func format(_ input: FormatInput, in strings: StringCatalogue) -> String {
    localized(for: strings).format(input).withPlainSpaces
  }
}

extension String {
  /// The text with a plain space in place of each no-break space.
  var withPlainSpaces: String {
    String(map { $0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0 })
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
