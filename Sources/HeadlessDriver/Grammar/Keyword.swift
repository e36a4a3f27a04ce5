import HeadlessUI

/// A row of the table of verbs and commands: the first word of a line, and all that the driver knows about that word.
///
/// The reader, `:help`, `:actions`, completion, the rule of the alert, recordings and the explorer follow these rows. The rows of
/// the verbs are in this file, and those of the commands are next to `Command`.
final class Keyword: Sendable {
  /// What follows the word of a verb.
  enum Argument: Equatable {
    case nothing
    /// Nothing, or an empty name on a screen where an element is called like the verb: `back ""`.
    case emptyName
    case name
    /// A name, and a text after it.
    case nameAndText(isNeeded: Bool)
  }

  /// Whether a replay of the recorded line gets the same answer.
  enum Replay {
    case always, never
    /// If the session of the replay can go back in time, as this one can.
    case ifItGoesBack
    /// If nothing of the line was hidden.
    case ifNothingIsHidden
    /// If nothing of the line was hidden or escaped.
    case ifUnchanged
  }

  /// The lines that completion adds once the word is typed.
  enum Completion { case none, taps, links, paths }

  /// A part of `:help`.
  enum Section: CaseIterable {
    case names, controls, screens, looks, goesOn, goesBack, ends
  }

  let word: String
  /// The form of a line, for messages.
  let form: String
  let section: Section
  let help: [(form: String, meaning: String)]
  let completion: Completion
  let worksAtAlert: Bool
  /// Whether the line acts inside the app, rather than launching the app or following a link.
  let comesFromInside: Bool
  let replay: Replay
  /// The roles of the elements that a verb is for; nil for all of them.
  let roles: Set<Role>?
  private let kind: Kind

  private enum Kind {
    /// A verb, with a function that makes its move from the name and the text.
    case verb(Argument, @Sendable (Name, String?) -> Move)
    /// A command, with a function that reads the command from the words after the first.
    case command(@Sendable (inout WordReader) throws(LineError) -> Command)
  }

  private init(
    _ form: String, _ argument: Argument = .name, for roles: Set<Role>? = nil, in section: Section,
    helpForm: String? = nil, _ meaning: String, completion: Completion = .none,
    worksAtAlert: Bool = false, move: @escaping @Sendable (Name, String?) -> Move
  ) {
    word = String(form.prefix { $0 != " " })
    (self.form, self.section) = (form, section)
    help = [(helpForm ?? form, meaning)]
    (self.completion, self.worksAtAlert) = (completion, worksAtAlert)
    (comesFromInside, replay) = (true, .always)
    (self.roles, kind) = (roles, .verb(argument, move))
  }

  private convenience init(
    alone word: String, _ meaning: String, worksAtAlert: Bool = false, _ move: Move
  ) {
    self.init(
      word, worksAtAlert ? .nothing : .emptyName, for: [], in: .screens, meaning,
      worksAtAlert: worksAtAlert
    ) { _, _ in move }
  }

  /// The row of a command. Messages show the first form of `help`.
  init(
    _ word: String, in section: Section, _ help: [(form: String, meaning: String)] = [],
    completion: Completion = .none, worksAtAlert: Bool = true, comesFromInside: Bool = true,
    replay: Replay = .always,
    read: @escaping @Sendable (inout WordReader) throws(LineError) -> Command
  ) {
    (self.word, form, self.section, self.help) = (word, help.first?.form ?? word, section, help)
    (self.completion, self.worksAtAlert) = (completion, worksAtAlert)
    (self.comesFromInside, self.replay) = (comesFromInside, replay)
    (roles, kind) = ([], .command(read))
  }

  static let tap = Keyword(
    "tap \"NAME\"", in: .names, helpForm: "tap \"NAME\" [K]", "uses it, the K-th of several",
    completion: .taps, worksAtAlert: true
  ) { name, _ in .use(name, .tap) }
  static let type = Keyword(
    "type NAME TEXT", .nameAndText(isNeeded: true), for: [.field, .secureField], in: .controls,
    "types into a field; \"\" clears it", worksAtAlert: true
  ) { name, text in .use(name, .type(text ?? "")) }
  static let submit = Keyword(
    "submit NAME", for: [.field, .secureField], in: .controls, "submits a field"
  ) { name, _ in .use(name, .submit) }
  static let toggle = Keyword(
    "toggle NAME", for: [.toggle], in: .controls, "turns something on or off"
  ) { name, _ in .use(name, .toggle) }
  static let pick = Keyword(
    "pick NAME OPTION", .nameAndText(isNeeded: false), for: [.picker], in: .controls,
    helpForm: "pick NAME [OPTION]", "chooses an option, or lists them"
  ) { name, option in .pick(name, option: option) }
  static let increase = Keyword("increase NAME", for: [.stepper], in: .controls, "one step up") {
    name, _ in .use(name, .increase)
  }
  static let decrease = Keyword("decrease NAME", for: [.stepper], in: .controls, "one step down") {
    name, _ in .use(name, .decrease)
  }
  static let back = Keyword(alone: "back", "goes back, or closes a sheet", .go(.back))
  static let refresh = Keyword(alone: "refresh", "loads the screen anew", .go(.refresh))
  static let more = Keyword(alone: "more", "shows more rows", .go(.more))
  static let confirm = Keyword(
    alone: "confirm", "agrees to an alert", worksAtAlert: true, .answer(.confirm))
  static let cancel = Keyword(
    alone: "cancel", "leaves an alert with nothing done", worksAtAlert: true, .answer(.cancel))

  /// The verbs, in the order of `:help`.
  static let verbs = [
    tap, type, submit, toggle, pick, increase, decrease, back, refresh, more, confirm, cancel,
  ]

  private static let all = Dictionary(
    uniqueKeysWithValues: (verbs + Command.keywords).map { ($0.word, $0) })

  /// The row of the verb or command `word`; nil if there is none.
  static func named(_ word: String) -> Keyword? {
    // The table compares texts as people see them, which takes long for many marks on one letter.
    word.utf8.count <= 32 ? all[word] : nil
  }

  /// Whether `text` is a verb, or begins with a verb and a space.
  static func isVerb(atStartOf text: String) -> Bool {
    text.withBytes { bytes in
      spellings.contains { verb in
        bytes.first == verb.first && bytes.starts(with: verb)
          && (bytes.count == verb.count || bytes[verb.count] == UInt8(ascii: " "))
      }
    }
  }

  private static let spellings = verbs.map { Array($0.word.utf8) }

  /// The moves of the verbs that only elements of `role` take, for the element called `name`. If a verb takes a text, the text is
  /// empty.
  static func moves(for role: Role, called name: Name) -> [Move] {
    own(of: role).compactMap { keyword in
      if case .verb(_, let make) = keyword.kind { make(name, "") } else { nil }
    }
  }

  /// Whether a verb is for elements of `role`.
  func isFor(_ role: Role) -> Bool { roles?.contains(role) ?? true }

  /// The role for messages, which call a secure field a field, too; nil if the verb is for any role or takes no name.
  var namedRole: Role? { roles.flatMap { $0.contains(.field) ? .field : $0.first } }

  /// The verbs that only elements of `role` take. The screen prints the first.
  static func own(of role: Role) -> [Keyword] { owns[role] ?? [] }

  private static let owns = Dictionary(
    uniqueKeysWithValues: Role.allCases.map { role in
      (role, verbs.filter { $0.roles?.contains(role) == true })
    })
}

// MARK: - Reading

extension Keyword {
  /// Reads the move from the words after the first. A number after a quoted name is the position among several elements of that
  /// name. Before the text of `type` or `pick`, a number is a position only if the screen `hasSeveral` elements with the name.
  func read(
    _ words: inout WordReader, hasSeveral: (_ name: String) -> Bool
  ) throws(LineError) -> Move {
    switch kind {
    case .command(let read): return .session(try read(&words))
    case .verb(let argument, let make): return try self.read(argument, &words, hasSeveral, make)
    }
  }

  private func read(
    _ argument: Argument, _ words: inout WordReader, _ hasSeveral: (String) -> Bool,
    _ make: (Name, String?) -> Move
  ) throws(LineError) -> Move {
    switch argument {
    case .nothing, .emptyName:
      let rest = words.remaining
      guard rest.isEmpty || argument == .emptyName && rest == "\"\"" else {
        throw Self.bad("\(word) takes no argument; remove \(brief(rest))")
      }
      return make("", nil)
    case .name: return make(try name(from: &words), nil)
    case .nameAndText(let isNeeded):
      let isQuoted = words.isQuoted
      let name = try firstName(from: &words)
      var position: Int?
      if isQuoted, hasSeveral(name) {
        var rest = words
        position = Self.position(rest.next())
        if position != nil, !(isNeeded && rest.remaining.isEmpty) {
          words = rest
        } else {
          position = nil
        }
      }
      let text = try words.text()
      if text == nil, isNeeded {
        let line = Choice.text(for: Name(name)).lineBeforeText()
        throw Self.bad("\(line) needs a text; write \(line) TEXT, or \(line) \"\" to clear it")
      }
      return make(Name(name, position), text)
    }
  }

  private func firstName(from words: inout WordReader) throws(LineError) -> String {
    if let name = try words.name() { return name }
    throw Self.bad("\(word) needs a name; write \(form)")
  }

  /// `digits` as a position, counted from 1; nil if they are not one.
  private static func position(_ digits: String) -> Int? {
    wholeNumber(digits).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Reads the name of a verb that takes nothing else.
  private func name(from words: inout WordReader) throws(LineError) -> Name {
    let (whole, isQuoted) = (words.remaining, words.isQuoted)
    let name = try firstName(from: &words)
    let digits = words.remaining
    guard !digits.isEmpty else { return Name(name) }
    let position = Self.position(digits)
    let isTap = roles == nil
    if let position, isQuoted || isTap { return Name(name, position) }
    if isTap {
      throw Self.bad(
        isQuoted
          ? "\(brief(digits)) is not a position; write a number from 1 after the name, or nothing"
          : "\(brief(digits)) is not a position; a name with spaces is quoted: tap \(brief(whole))")
    }
    if isQuoted { throw Self.bad("\(word) takes one name; remove \(brief(digits))") }
    let several = position.map { ", and number \($0) of several is \(word) \(brief(name)) \($0)" }
    throw Self.bad(
      "\(word) takes one name; one with spaces is quoted: \(word) \(brief(whole))\(several ?? "")")
  }

  private static func bad(_ message: String) -> LineError { LineError(.badArgument, message) }
}
