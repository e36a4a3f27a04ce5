public import Foundation

// Texts that the app's code looks up, without a view. A text is its key, with the values filled in.

extension String {
  /// A key with its values.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text, with a placeholder such as `%@` or `%lld` for each value.
    package let key: String
    /// The values, in the order of their placeholders.
    package let values: [AppWords.Value]
    /// The key with its values filled in.
    package let text: String

    public init(_ value: String) {
      (key, values, text) = (value, [], value)
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
      text = stringInterpolation.text
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var values: [AppWords.Value] = []
      fileprivate var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
        text += literal
      }

      public mutating func appendInterpolation(_ text: some StringProtocol) {
        append("%@", String(text))
      }

      public mutating func appendInterpolation(_ number: some BinaryInteger) {
        append("%lld", "\(number)", isNumber: true)
      }

      public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
        append("%lf", String(format: "%f", Double(number)), isNumber: true)
      }

      public mutating func appendInterpolation<Format: FormatStyle>(
        _ input: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        append("%@", format.format(input))
      }

      @_disfavoredOverload
      public mutating func appendInterpolation(_ value: some Any) {
        append("%@", "\(value)")
      }

      private mutating func append(_ placeholder: String, _ value: String, isNumber: Bool = false) {
        key += placeholder
        values.append(AppWords.Value(text: value, isNumber: isNumber))
        text += value
      }
    }
  }

  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = AppWords.text(for: key.key, default: key.key, key.values) ?? key.text
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self =
      AppWords.text(for: "\(key)", default: defaultValue.key, defaultValue.values)
      ?? defaultValue.text
  }

  public init(localized resource: LocalizedStringResource) {
    let value = resource.defaultValue
    self =
      AppWords.text(for: resource.key, default: value.key, value.values) ?? value.text
  }
}

/// A text to look up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public var table: String?
  public var locale: Locale

  public init(
    _ key: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    (self.key, defaultValue, self.table, self.locale) = (key.key, key, table, locale)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale) = (table, locale)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// A format whose one value is the whole list, as `%@` shows an array.
  public init(format: String, _ list: [any CVarArg]) {
    self.init(format: format, arguments: [NSArray(array: list).description])
  }
}
