/// A text to be looked up in the words of the person's language; itself where they do not have it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The text with `%@`, `%lld`, `%lf` or what a specifier says where values stand.
  @usableFromInline let key: String
  /// Nil where nothing stands in it: that is known where it is made.
  @usableFromInline let arguments: [Argument]?

  /// What stands in a text.
  @usableFromInline
  enum Argument: Equatable, Sendable {
    case string(String)
    /// It is looked up by itself.
    case text(Text)
  }

  /// The text `value`, nothing standing in it.
  @inlinable
  public init(_ value: String) {
    key = value
    arguments = nil
  }

  /// The text `value`, nothing standing in it.
  @inlinable
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    let arguments = stringInterpolation.arguments
    self.arguments = arguments.isEmpty ? nil : arguments
  }

  /// Collects the parts of a text with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

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
      append("%@", .string(String(text)))
    }

    /// A whole number, `%lld` in the key.
    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      append("%lld", .string("\(number)"))
    }

    /// A number, `%lf` in the key.
    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
      append("%lf", .string("\(number)"))
    }

    /// A number, `%f` in the key.
    public mutating func appendInterpolation(_ number: Float) {
      append("%f", .string("\(number)"))
    }

    /// A whole number as C writes it by `specifier`, which stands in the key.
    public mutating func appendInterpolation(_ number: some BinaryInteger, specifier: String) {
      append(specifier, Placeholder(in: specifier)?.text(of: number), "\(number)")
    }

    /// A number as C writes it by `specifier`, which stands in the key.
    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint, specifier: String)
    {
      append(specifier, Placeholder(in: specifier)?.text(of: number), "\(number)")
    }

    /// A text with looks or words of its own, `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    /// A picture, `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(Text(image)))
    }

    /// Anything that describes itself, `%@` in the key.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append("%@", .string(value.description))
    }

    /// `plain` where the specifier is none that is known; where it has no place for a value, there is none.
    private mutating func append(_ specifier: String, _ number: String?, _ plain: String) {
      if let number {
        append(specifier, .string(number))
      } else if specifier.contains("%") {
        append("%@", .string(plain))
      } else {
        key += specifier
      }
    }

    private mutating func append(_ placeholder: String, _ argument: Argument) {
      key += placeholder
      arguments.append(argument)
    }
  }
}
