import HeadlessUI

/// The verbs of the language: the first words of lines about the app. An address that begins with one is never printed as a
/// whole line.
package enum VerbWord: String, Sendable, Hashable, CaseIterable {
  case tap, type, submit, toggle, pick, increase, decrease, refresh, back, more, confirm, cancel
}

/// What a verb takes and does: a row of the table of verbs. The parser, the lines that are written and offered, the words on
/// the screen and `:help` all follow it.
struct VerbRule {
  enum Argument: Equatable {
    case nothing
    case name
    /// A name, and a text behind it.
    case nameAndText(isNeeded: Bool)
  }

  let argument: Argument
  /// The roles of the elements that the verb is for; nil for all of them.
  let roles: Set<Role>?
  /// The form of a line, for messages.
  let form: String
  /// The form and the meaning in `:help`.
  let help: (form: String, meaning: String)
  /// The input for the element, made from the text of the line.
  let input: @Sendable (String) -> ScreenInput

  /// A verb that takes a name.
  init(
    _ form: String, _ argument: Argument = .name, for roles: Set<Role>? = nil,
    helpForm: String? = nil,
    help meaning: String, input: @escaping @Sendable (String) -> ScreenInput
  ) {
    self.form = form
    self.argument = argument
    self.roles = roles
    help = (helpForm ?? form, meaning)
    self.input = input
  }

  /// A verb that stands alone.
  init(alone form: String, help meaning: String) {
    self.init(form, .nothing, for: [], help: meaning) { _ in .tap }
  }

  var takesText: Bool { argument != .nothing && argument != .name }

  /// The kind of element that this verb is for, a field also for secure fields; nil if the verb is for any kind or takes no name.
  var kind: Role? { roles.flatMap { $0.contains(.field) ? .field : $0.first } }
}

extension VerbRule {
  static let tap = VerbRule(
    "tap \"NAME\"", helpForm: "tap \"NAME\" [K]", help: "uses it, the K-th of several"
  ) { _ in .tap }
  static let type = VerbRule(
    "type NAME TEXT", .nameAndText(isNeeded: true), for: [.field, .secureField],
    help: "types into a field; \"\" clears it"
  ) { .type($0) }
  static let submit = VerbRule(
    "submit NAME", for: [.field, .secureField], help: "submits a field"
  ) { _ in .submit }
  static let toggle = VerbRule(
    "toggle NAME", for: [.toggle], help: "turns something on or off"
  ) { _ in .toggle }
  static let pick = VerbRule(
    "pick NAME OPTION", .nameAndText(isNeeded: false), for: [.picker],
    helpForm: "pick NAME [OPTION]", help: "chooses an option, or lists them"
  ) { _ in .tap }
  static let increase = VerbRule("increase NAME", for: [.stepper], help: "one step up") { _ in
    .increase
  }
  static let decrease = VerbRule("decrease NAME", for: [.stepper], help: "one step down") { _ in
    .decrease
  }
  static let refresh = VerbRule(alone: "refresh", help: "loads the screen anew")
  static let back = VerbRule(alone: "back", help: "goes back, or closes a sheet")
  static let more = VerbRule(alone: "more", help: "shows more rows")
  static let confirm = VerbRule(alone: "confirm", help: "agrees to an alert")
  static let cancel = VerbRule(alone: "cancel", help: "leaves an alert with nothing done")
}

extension VerbWord {
  /// The row of the verb.
  var rule: VerbRule {
    switch self {
    case .tap: .tap
    case .type: .type
    case .submit: .submit
    case .toggle: .toggle
    case .pick: .pick
    case .increase: .increase
    case .decrease: .decrease
    case .refresh: .refresh
    case .back: .back
    case .more: .more
    case .confirm: .confirm
    case .cancel: .cancel
    }
  }

  /// Whether the verb is for elements of `role`.
  func isFor(_ role: Role) -> Bool { rule.roles?.contains(role) ?? true }

  /// The verbs that only elements of `role` take.
  static func own(of role: Role) -> [VerbWord] {
    allCases.filter { $0.rule.roles?.contains(role) == true }
  }

  /// The verb that the screen prints for elements of `role`; nil if they are tapped.
  static func first(for role: Role) -> VerbWord? { firsts[role] }

  private static let firsts = Dictionary(
    Role.allCases.compactMap { role in own(of: role).first.map { (role, $0) } },
    uniquingKeysWith: { first, _ in first })

  /// Whether `text` begins with a verb, and a space or nothing follows it.
  static func begins(_ text: String) -> Bool {
    text.withBytes { bytes in
      spellings.contains { verb in
        bytes.first == verb.first && bytes.starts(with: verb)
          && (bytes.count == verb.count || bytes[verb.count] == UInt8(ascii: " "))
      }
    }
  }

  private static let spellings = allCases.map { Array($0.rawValue.utf8) }
}

/// An action of a person on the screen: a verb with its arguments.
///
/// A number behind a quoted name chooses one of several elements with that name, counted from 1. A number before the text of
/// `type` or `pick` is such a position only if the screen has several fields or pickers of that name.
///
/// A verb that takes no name may be followed by an empty one: `back ""` is the verb even if an element is called "Back".
package struct Verb: Equatable, Sendable, CustomStringConvertible {
  package var word: VerbWord
  /// Empty for a verb that takes no name.
  package var name: String
  package var position: Int?
  /// The text to type, or the option to choose. Without an option, `pick` lists them.
  package var text: String?

  package init(_ word: VerbWord, _ name: String = "", position: Int? = nil, text: String? = nil) {
    self.word = word
    self.name = name
    self.position = position
    self.text = text
  }

  /// The name and the text, as far as the verb takes them and they are there.
  var arguments: [String] {
    word.rule.argument == .nothing ? [] : [name] + (text.map { [$0] } ?? [])
  }

  /// A line that is read back as the same verb.
  package var description: String {
    if word.rule.argument == .nothing { return word.rawValue }
    let number = position.map { " \($0)" } ?? ""
    let isQuoted = position != nil || word == .tap
    let name = isQuoted ? Quoting.quoted(name) : Line.writing(name: name)
    return "\(word.rawValue) \(name)\(number)" + (text.map { " \(Line.writing(text: $0))" } ?? "")
  }
}

extension Verb {
  /// The line to write for this verb with another `name`.
  func line(for name: String) -> String {
    if word == .tap { return Line.activating(name) }
    return Verb(word, name, text: word == .type ? "TEXT" : text).description
  }
}

// Reading.

extension Verb {
  /// Reads the verb that begins with `word` from the words behind it.
  init(_ word: VerbWord, _ words: inout WordReader) throws(LineError) {
    switch word.rule.argument {
    case .nothing:
      self.init(word)
      guard words.remaining.isEmpty || words.remaining == "\"\"" else {
        throw Self.bad("\(word.rawValue) takes no argument; remove \(brief(words.remaining))")
      }
    case .name: self = try word == .tap ? .tapping(&words) : .naming(word, &words)
    case .nameAndText(let isNeeded):
      self.init(word, try Self.name(of: word, &words))
      text = try words.text()
      if text == nil, isNeeded {
        let line = "\(word.rawValue) \(Line.writing(name: name))"
        throw Self.bad("\(line) needs a text; write \(line) TEXT, or \(line) \"\" to clear it")
      }
    }
  }

  /// Reads `words`, which follow `verb`, with the word behind the quoted name as a position; nil if
  /// that word cannot be a position.
  static func positioned(_ verb: VerbWord, _ words: WordReader) -> Line.Reading? {
    guard case .nameAndText(let isNeeded) = verb.rule.argument, words.isQuoted else { return nil }
    var words = words
    guard let name = try? words.name(), let position = position(words.next()) else { return nil }
    do throws(LineError) {
      let text = try words.text()
      if text == nil, isNeeded { return nil }
      return .verb(Verb(verb, name, position: position, text: text))
    } catch {
      return .notAVerb(error)
    }
  }

  private static func name(of word: VerbWord, _ words: inout WordReader) throws(LineError) -> String
  {
    if let name = try words.name() { return name }
    throw bad("\(word.rawValue) needs a name; write \(word.rule.form)")
  }

  /// `digits` as a position, counted from 1; nil if they are not one.
  static func position(_ digits: String) -> Int? {
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let position = Int(digits)
    else { return nil }
    return position > 0 ? position : nil
  }

  private static func tapping(_ words: inout WordReader) throws(LineError) -> Verb {
    let (whole, isQuoted) = (words.remaining, words.isQuoted)
    let name = try name(of: .tap, &words)
    let digits = words.remaining
    guard !digits.isEmpty else { return Verb(.tap, name) }
    if let position = position(digits) { return Verb(.tap, name, position: position) }
    throw bad(
      isQuoted
        ? "\(brief(digits)) is not a position; write a number from 1 behind the name, or nothing"
        : "\(brief(digits)) is not a position; a name with spaces is quoted: tap \(brief(whole))")
  }

  private static func naming(
    _ word: VerbWord, _ words: inout WordReader
  ) throws(LineError) -> Verb {
    let (whole, isQuoted) = (words.remaining, words.isQuoted)
    let name = try name(of: word, &words)
    guard !words.remaining.isEmpty else { return Verb(word, name) }
    let position = position(words.remaining)
    if isQuoted, let position { return Verb(word, name, position: position) }
    let word = word.rawValue
    if isQuoted { throw bad("\(word) takes one name; remove \(brief(words.remaining))") }
    let several = position.map { ", and number \($0) of several is \(word) \(brief(name)) \($0)" }
    throw bad(
      "\(word) takes one name; one with spaces is quoted: \(word) \(brief(whole))\(several ?? "")")
  }

  private static func bad(_ message: String) -> LineError { LineError(.badArgument, message) }
}
