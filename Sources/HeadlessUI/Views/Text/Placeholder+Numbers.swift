#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Placeholder {
  /// `number` as C writes it here; as it is where this is for something else.
  func text(of number: some BinaryInteger) -> String {
    let text: String? =
      switch conversion {
      case "d", "i": write(Int64(clamping: number), as: "lld")
      case "u": write(UInt64(truncatingIfNeeded: number), as: "llu")
      case "x", "X", "o": write(bits(of: number), as: "ll\(conversion)")
      case "@": nil
      default: write(Double(number), as: "\(conversion)")
      }
    return text ?? number.description
  }

  /// The bits of `number`, as many as its type has.
  private func bits(of number: some BinaryInteger) -> UInt64 {
    let bits = UInt64(truncatingIfNeeded: number)
    return number.bitWidth < 64 ? bits & (1 << UInt64(number.bitWidth) - 1) : bits
  }

  /// `number` as C writes it here; as it is where this is for something else.
  func text(of number: some BinaryFloatingPoint) -> String {
    let text = "fFeEgG".contains(conversion) ? write(Double(number), as: "\(conversion)") : nil
    return text ?? "\(number)"
  }

  /// Nil where C would misread the style, or write more than a line.
  private func write(_ number: any CVarArg, as kind: String) -> String? {
    guard isStyleSafe else { return nil }
    var bytes = [CChar](repeating: 0, count: 512)
    let count = withVaList([number]) { vsnprintf(&bytes, bytes.count, "%\(style)\(kind)", $0) }
    guard bytes.indices.contains(Int(count)) else { return nil }
    return String(decoding: bytes[..<Int(count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether it is flags, then a width, then a precision, of two digits at most.
  private var isStyleSafe: Bool {
    let sizes = style.drop { "-+#0".contains($0) }.split(
      separator: ".", omittingEmptySubsequences: false)
    return sizes.count <= 2
      && sizes.allSatisfy { $0.count <= 2 && $0.allSatisfy { ("0"..."9").contains($0) } }
  }
}
