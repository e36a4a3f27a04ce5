/// What is typed to reach an element.
enum Word: Hashable {
  /// A verb alone.
  case alone(VerbWord)
  /// An address, which is the whole line.
  case bare(String)
  /// A verb and an address, in quotes where it needs them, and the number among those of that name if it takes one.
  case verb(VerbWord, String, ordinal: Int = 0)
  /// `tap "NAME"`, and the number among those of that name if there are several.
  case tap(String, ordinal: Int)
  /// What stands after the address of a picker.
  case option(String)

  /// It as it is typed.
  var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Its columns.
  var columns: Int {
    switch self {
    case .alone(let verb): verb.rawValue.utf8.count
    case .bare(let name): Columns.count(name)
    case .verb(let verb, let name, ordinal: 0) where Typing.isOneWord(name):
      verb.rawValue.utf8.count + 1 + Columns.count(name)
    case .option(let name) where Typing.endsLine(name): Columns.count(name)
    case .verb, .tap, .option: Columns.count(text)
    }
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .alone(let verb): bytes.append(contentsOf: verb.rawValue.utf8)
    case .bare(let name): bytes.append(contentsOf: name.utf8)
    case .option(let name):
      if Typing.endsLine(name) {
        bytes.append(contentsOf: name.utf8)
      } else {
        Quoting.append(name, to: &bytes)
      }
    case .verb(let verb, let name, ordinal: 0) where Typing.isOneWord(name):
      bytes.append(contentsOf: "\(verb.rawValue) \(name)".utf8)
    case .verb(let verb, let name, let ordinal):
      Self.append(verb, name, ordinal, to: &bytes)
    case .tap(let name, let ordinal):
      Self.append(.tap, name, ordinal, to: &bytes)
    }
  }

  private static func append(
    _ verb: VerbWord, _ name: String, _ ordinal: Int, to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: verb.rawValue.utf8)
    bytes.append(UInt8(ascii: " "))
    Quoting.append(name, to: &bytes)
    if ordinal > 0 { bytes.append(contentsOf: " \(ordinal)".utf8) }
  }
}
