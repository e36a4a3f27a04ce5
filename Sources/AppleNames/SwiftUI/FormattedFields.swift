// Fields for numbers and other values. A field refuses a text that is not such a value, with an example of one that is.

extension TextField {
  public init<Format: ParseableFormatStyle & Sendable>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String, Format.FormatInput: Sendable {
    self.init(
      .field(for: Binding(value), format: format, isOptional: false), prompt: prompt, label: label)
  }

  /// A text that `format` cannot read makes the value nil.
  public init<Format: ParseableFormatStyle & Sendable>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String, Format.FormatInput: Sendable {
    self.init(.field(for: value, format: format, isOptional: true), prompt: prompt, label: label)
  }

  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.field(for: value, formatter: formatter), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  public init<Format: ParseableFormatStyle & Sendable>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Sendable {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init<Format: ParseableFormatStyle & Sendable>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Sendable {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  public init<Format: ParseableFormatStyle & Sendable>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Sendable {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init<Format: ParseableFormatStyle & Sendable>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Sendable {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  public init<Value>(_ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }

  @_disfavoredOverload
  public init<Value>(_ title: some StringProtocol, value: Binding<Value>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }
}

extension FormattedValue {
  @MainActor
  fileprivate static func field<Format: ParseableFormatStyle & Sendable>(
    for value: Binding<Format.FormatInput?>, format: Format, isOptional: Bool
  ) -> FormattedValue where Format.FormatOutput == String, Format.FormatInput: Sendable {
    let shown = value.wrappedValue.map { Text($0, format: format) }
    return FormattedValue(text: shown ?? Text(verbatim: "")) { text, strings in
      let new = format.value(of: text, in: strings)
      guard isOptional || new != nil else {
        return refusal(
          of: text, example: value.wrappedValue.map { format.format($0, in: strings) })
      }
      value.wrappedValue = new
      return nil
    }
  }

  @MainActor
  fileprivate static func field<Value>(
    for value: Binding<Value>, formatter: Formatter
  ) -> FormattedValue {
    let shown = formatter.string(for: value.wrappedValue) ?? ""
    return FormattedValue(text: Text(verbatim: shown)) { text, _ in
      guard let new: Value = formatter.value(of: text) else {
        return refusal(of: text, example: formatter.string(for: value.wrappedValue))
      }
      value.wrappedValue = new
      return nil
    }
  }

  private static func refusal(of text: String, example: String?) -> String {
    let like = example.map { ", such as \($0)" } ?? ""
    return "the field cannot read \"\(text)\"; write a value as the field shows it\(like)"
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value of `text` in the style, or as a plain number.
  fileprivate func value(of text: String, in strings: StringCatalogue) -> FormatInput? {
    if let value = try? localized(for: strings).parseStrategy.parse(text) { return value }
    return plainNumber(in: text)
  }
}

/// The number in `text`, without groups and with a point; nil for another type of value.
private func plainNumber<Value>(in text: String) -> Value? {
  switch Value.self {
  case is Int.Type: Int(text) as? Value
  case is Double.Type: Double(text) as? Value
  case is Float.Type: Float(text) as? Value
  case is Decimal.Type: Decimal(string: text) as? Value
  default: nil
  }
}

extension Formatter {
  fileprivate func value<Value>(of text: String) -> Value? {
    switch self {
    case let formatter as DateFormatter: return formatter.date(from: text) as? Value
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return plainNumber(in: number.stringValue) ?? number as? Value
    default: return text as? Value
    }
  }
}
