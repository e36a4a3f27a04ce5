/// The duration that `text` says, such as `2s`, `500ms`, `1.5s` or `2m`.
func duration(_ text: String) throws(LineError) -> Duration {
  // By scalars: a digit with a mark on it is one character, which lies between the digits too.
  let number = text.unicodeScalars.prefix { $0 == "." || ("0"..."9").contains($0) }
  let parts = number.split(separator: ".", omittingEmptySubsequences: false)
  let nanoseconds: Int64? =
    switch text[number.endIndex...] {
    case "ms": 1_000_000
    case "s": 1_000_000_000
    case "m": 60_000_000_000
    default: nil
    }
  guard let nanoseconds, parts.count < 3, parts.allSatisfy({ (1...9).contains($0.count) }),
    let whole = Int(Substring(parts[0]))
  else {
    throw LineError(
      .badArgument, "\(brief(text)) is no time to wait; write it as 2s, 500ms, 1.5s or 2m")
  }
  let unit = Duration.nanoseconds(nanoseconds)
  guard parts.count == 2, let fraction = Int(Substring(parts[1])) else { return unit * whole }
  let divisor = parts[1].reduce(1) { product, _ in product * 10 }
  return unit * whole + unit * fraction / divisor
}

/// A time as a person writes it: `2s`, `500ms`, `1.5s`, `2m`.
public struct WaitTime: Sendable, CustomStringConvertible {
  /// How long it is.
  public let duration: Duration

  /// The time that `text` says; nil if it says none.
  public init?(_ text: String) {
    guard let duration = try? HeadlessDriver.duration(text) else { return nil }
    self.duration = duration
  }

  init(_ duration: Duration) {
    self.duration = duration
  }

  /// The time as it is read back, to the nanosecond.
  public var description: String {
    let nanoseconds = Int64(duration / .nanoseconds(1))
    if nanoseconds.isMultiple(of: 1_000_000_000) { return "\(nanoseconds / 1_000_000_000)s" }
    let (milliseconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    if rest == 0 { return "\(milliseconds)ms" }
    return "\(milliseconds).\(String(1_000_000 + rest).dropFirst())ms"
  }
}
