/// A text to be looked up in the words of the person's language; itself where they do not have it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The text with `%@`, `%lld` or `%lf` where values stand.
  @usableFromInline let key: String
  @usableFromInline let arguments: [String]

  /// The text `value`, nothing standing in it.
  @inlinable
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// The text `value`, nothing standing in it.
  @inlinable
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the parts of a text with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [String] = []

    /// Nothing collected yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A `%` stands for itself.
    public mutating func appendLiteral(_ literal: String) {
      for character in literal {
        key.append(character)
        if character == "%" { key.append(character) }
      }
    }

    /// A text, `%@` in the key.
    public mutating func appendInterpolation(_ text: some StringProtocol) {
      append("%@", String(text))
    }

    /// A whole number, `%lld` in the key.
    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      append("%lld", "\(number)")
    }

    /// A number, `%lf` in the key.
    public mutating func appendInterpolation(_ number: Double) {
      append("%lf", "\(number)")
    }

    /// Anything that describes itself, `%@` in the key.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append("%@", value.description)
    }

    private mutating func append(_ placeholder: String, _ argument: String) {
      key += placeholder
      arguments.append(argument)
    }
  }
}
