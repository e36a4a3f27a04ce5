import StateBindingC

/// A text to look up in the catalogue of the person's language. It is shown unchanged if the catalogue lacks it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable,
  CustomStringConvertible
{
  enum Argument: Equatable, Sendable {
    case string(String)
    /// A number as C writes it, which is shown with the signs of the language.
    case number(String)
    /// A text with a key of its own.
    case text(Text)

    var number: String? { if case .number(let number) = self { number } else { nil } }
  }

  /// The text, with a C placeholder such as `%@` or `%lld` for each value.
  let key: String
  let arguments: [Argument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// The key `key` with a value for each of its placeholders.
  package init(key: String, values: [(text: String, isNumber: Bool)]) {
    self.key = key
    arguments = values.map { $0.isNumber ? .number($0.text) : .string($0.text) }
  }

  init(_ key: String, _ arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The key and its values, in the form that states and snapshots print.
  public var description: String {
    let values = arguments.map { argument in
      switch argument {
      case .string(let text), .number(let text): text.debugDescription
      case .text(let text): "\(text)"
      }
    }
    return key.debugDescription + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      for character in literal {
        key.append(character)
        // `%%` in the key stands for a percent sign.
        if character == "%" { key.append(character) }
      }
    }

    // Each of these functions writes the placeholder for its value into the key.

    public mutating func appendInterpolation(_ text: some StringProtocol) {
      append("%@", .string(String(text)))
    }

    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      append("%lld", .number("\(number)"))
    }

    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
      append("%lf", .number(Placeholder.point.text(of: number)))
    }

    public mutating func appendInterpolation(_ number: Float) {
      append("%f", .number(Placeholder.point.text(of: number)))
    }

    /// Writes `specifier` into the key, and the number as C formats it for `specifier`.
    public mutating func appendInterpolation(_ number: some BinaryInteger, specifier: String) {
      let placeholder = Placeholder(in: specifier)
      append(specifier, placeholder, placeholder?.text(of: number), "\(number)")
    }

    /// Writes `specifier` into the key, and the number as C formats it for `specifier`.
    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint, specifier: String)
    {
      let placeholder = Placeholder(in: specifier)
      append(specifier, placeholder, placeholder?.text(of: number), "\(number)")
    }

    /// Looks `text` up under its own key.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(Text(image)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append("%@", .string(value.description))
    }

    /// Adds `formatted`, or `plain` if the specifier is unknown. A specifier without a placeholder is added as text.
    private mutating func append(
      _ specifier: String, _ placeholder: Placeholder?, _ formatted: String?, _ plain: String
    ) {
      if let placeholder, let formatted {
        append(specifier, placeholder.isDecimal ? .number(formatted) : .string(formatted))
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

/// A placeholder for a value in a text, as in C: `%@`, `%lld`, `%.2f`; `%2$@` takes the second value.
struct Placeholder {
  /// The index of its value; nil for the next value.
  private(set) var position: Int?
  /// Flags, width and precision.
  private let style: String
  private let conversion: Character

  private init(conversion: Character) { (style, self.conversion) = ("", conversion) }

  /// Parses the placeholder after a `%` and removes it from the start of `text`; nil if there is none.
  init?(from text: inout Substring) {
    var rest = text
    let digits = rest.prefix { $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    let styled = rest.drop { "-+#".contains($0) || ("0"..."9").contains($0) || $0 == "." }
    style = String(rest[..<styled.startIndex])
    rest = styled.drop { "hlqzjtL".contains($0) }
    guard let conversion = rest.popFirst(), "@diuxXofFeEgG".contains(conversion) else { return nil }
    self.conversion = conversion
    text = rest
  }

  /// The first placeholder in `format`; nil if there is none.
  init?(in format: String) {
    var first: Placeholder?
    _ = StringCatalogue.fill(format, count: .max) { _, placeholder in
      first = first ?? placeholder
      return ""
    }
    guard let first else { return nil }
    self = first
  }

  /// `%f`, with six digits after the point.
  static let point = Placeholder(conversion: "f")

  /// Whether it writes a decimal number.
  var isDecimal: Bool { !"@xXo".contains(conversion) }

  /// The kind of value that it takes.
  var kind: String {
    switch conversion {
    case "@": "text"
    case "d", "i", "u", "x", "X", "o": "whole number"
    default: "number with a point"
    }
  }

  /// The number as C formats it, or its description if the placeholder is for another kind of value.
  func text(of number: some BinaryInteger) -> String {
    let text: String? =
      switch conversion {
      case "d", "i": format(Int64(clamping: number), as: "lld")
      case "u": format(UInt64(truncatingIfNeeded: number), as: "llu")
      case "x", "X", "o": format(bits(of: number), as: "ll\(conversion)")
      case "@": nil
      default: format(Double(number), as: "\(conversion)")
      }
    return text ?? number.description
  }

  /// The number as C formats it, or its description if the placeholder is for another kind of value.
  func text(of number: some BinaryFloatingPoint) -> String {
    let text = "fFeEgG".contains(conversion) ? format(Double(number), as: "\(conversion)") : nil
    return text ?? "\(number)"
  }

  /// Formats `number` again for this placeholder. It was formatted for the placeholder in the key.
  func rewritten(_ number: String) -> String {
    if style.isEmpty { return number }
    if let whole = Int(number) { return text(of: whole) }
    return Double(number).map { text(of: $0) } ?? number
  }

  /// The bits of `number`, in the width of its type.
  private func bits(of number: some BinaryInteger) -> UInt64 {
    let bits = UInt64(truncatingIfNeeded: number)
    return number.bitWidth < 64 ? bits & (1 << UInt64(number.bitWidth) - 1) : bits
  }

  /// Nil if C would misread the style, or if the text is longer than 511 bytes.
  private func format(_ number: any CVarArg, as conversion: String) -> String? {
    guard isStyleSafe else { return nil }
    var bytes = [CChar](repeating: 0, count: 512)
    let count = withVaList([number]) {
      vsnprintf(&bytes, bytes.count, "%\(style)\(conversion)", $0)
    }
    guard bytes.indices.contains(Int(count)) else { return nil }
    return String(decoding: bytes[..<Int(count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether the style consists of flags, a width and a precision, the last two with at most two digits each.
  private var isStyleSafe: Bool {
    let sizes = style.drop { "-+#0".contains($0) }.split(
      separator: ".", omittingEmptySubsequences: false)
    return sizes.count <= 2
      && sizes.allSatisfy { $0.count <= 2 && $0.allSatisfy { ("0"..."9").contains($0) } }
  }
}
