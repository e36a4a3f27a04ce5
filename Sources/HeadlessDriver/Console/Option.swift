/// An option that a program knows.
public struct Option: Sendable {
  /// Its name without the dashes in front.
  public let name: String
  /// What stands for its value in the help, such as `FILE`; nil if it takes none.
  public let value: String?
  /// What it does, in a few words.
  public let help: String
  /// Whether the header of a transcript may set it.
  public let isSafeInHeader: Bool
  /// What is wrong with a value and what to write instead, behind the option and the value; nil if it is right.
  public let check: @Sendable (String) -> String?

  /// The option `--name`, or `--name value`.
  public init(
    _ name: String, value: String? = nil, help: String, isSafeInHeader: Bool = false,
    check: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.isSafeInHeader = isSafeInHeader
    self.check = check
  }

  /// The option as it is written: `--width N`.
  var form: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
}
