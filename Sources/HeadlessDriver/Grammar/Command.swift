/// A command to the session rather than the app, such as `:undo`.
public enum Command: Hashable, Sendable, Codable {
  /// `:help`: explains how to write lines.
  case help
  /// `:actions`: lists the lines that work now.
  case actions
  /// `:screen`: shows the screen again.
  case screen
  /// `:speak`: shows what VoiceOver reads of the screen.
  case speak
  /// `:tree`: shows the tree of RIBs.
  case tree
  /// `:state`: shows the state of every RIB that presents one. `:state Profile.draft`: shows that part of it.
  case state(String?)
  /// `:open URL`: follows a deep link.
  case open(String)
  /// `:expect TEXT`: fails unless the screen has the text.
  case expect(String)
  /// `:wait 2s`: lets that much time pass. `:wait`: lets time pass until the app is idle.
  case wait(Duration?)
  /// `:wait reversed`: lets time pass until the app is idle, and ends comparable sleeps in the reverse order.
  case waitReversed
  /// `:restart`: ends the app as it is, and launches it again, with the files that it has left.
  case restart
  /// `:history`: lists the steps, the lines that acted on the app, with their numbers.
  case history
  /// `:undo 3`: goes back to before the last three steps. `:undo` is `:undo 1`.
  case undo(Int)
  /// `:redo 3`: repeats the first three undone steps. `:redo` is `:redo 1`.
  case redo(Int)
  /// `:goto 5`: goes back to just after step 5; `:goto 0`, to the first screen.
  case goto(Int)
  /// `:save FILE`: writes the session so far as a transcript.
  case save(String)
  /// `:quit`: ends the session.
  case quit

  /// The rows of the commands, in the order of `:help`.
  static let keywords: [Keyword] = [
    .help, .actions, .screen, .speak, .tree, .state, .expect, .open, .wait, .restart, .history,
    .undo, .redo, .goto, .save, .quit,
  ]

  /// The row of the command in the table.
  var keyword: Keyword {
    switch self {
    case .help: .help
    case .actions: .actions
    case .screen: .screen
    case .speak: .speak
    case .tree: .tree
    case .state: .state
    case .open: .open
    case .expect: .expect
    case .wait, .waitReversed: .wait
    case .restart: .restart
    case .history: .history
    case .undo: .undo
    case .redo: .redo
    case .goto: .goto
    case .save: .save
    case .quit: .quit
    }
  }

  /// The text after the word; nil if there is none.
  var argument: String? {
    switch self {
    case .open(let text), .expect(let text), .save(let text): Typing.written(text)
    case .state(let path): path
    case .wait(let time): time.map { "\(WaitTime($0))" }
    case .waitReversed: "reversed"
    case .undo(let number), .redo(let number), .goto(let number): "\(number)"
    case .help, .actions, .screen, .speak, .tree, .restart, .history, .quit: nil
    }
  }

  /// The command that the line `text` means without a colon, such as `:quit` for `exit`; nil if there is none.
  static func meant(by text: String) -> String? {
    switch text.lowercased() {
    case "?": return ":help"
    case "exit", "q": return ":quit"
    default:
      var words = WordReader(":" + text)
      guard let keyword = Keyword.named(words.next()),
        case .session(let command)? = try? keyword.read(&words, hasSeveral: { _ in false })
      else { return nil }
      switch command {
      // Any text can follow these commands, so the line is more likely a name.
      case .expect, .save, .open: return nil
      default: return Move.session(command).line()
      }
    }
  }
}

extension Keyword {
  fileprivate static let help: Keyword = Keyword(":help", in: .looks, read: alone(.help))
  fileprivate static let actions: Keyword = Keyword(
    ":actions", in: .looks, [(":actions", "what works now")], read: alone(.actions))
  fileprivate static let screen: Keyword = Keyword(
    ":screen", in: .looks, [(":screen", "the screen again")], read: alone(.screen))
  fileprivate static let speak: Keyword = Keyword(
    ":speak", in: .looks, [(":speak", "what VoiceOver reads of the screen")], read: alone(.speak))
  fileprivate static let tree: Keyword = Keyword(
    ":tree", in: .looks, [(":tree", "the tree of RIBs")], read: alone(.tree))
  fileprivate static let state: Keyword = Keyword(
    ":state", in: .looks,
    [(":state, :state NAME", "the state of each RIB, or of one; NAME.FIELD too")],
    completion: .paths, replay: .ifUnchanged
  ) { .state($0.remaining.isEmpty ? nil : $0.remaining) }
  fileprivate static let expect: Keyword = Keyword(
    ":expect", in: .looks, [(":expect TEXT", "fails unless the screen has the text")],
    replay: .ifNothingIsHidden
  ) { words throws(LineError) in .expect(try text("a text", of: &words, for: .expect)) }
  fileprivate static let open: Keyword = Keyword(
    ":open", in: .goesOn, [(":open URL", "follows a link")], completion: .links,
    worksAtAlert: false, comesFromInside: false
  ) { words throws(LineError) in .open(try text("a link", of: &words, for: .open)) }
  fileprivate static let wait: Keyword = Keyword(
    ":wait", in: .goesOn,
    [
      (":wait, :wait 2s", "lets time pass until the app is idle, or for 2 seconds"),
      (":wait reversed", "as :wait; comparable replies come in reverse order"),
    ]
  ) { words throws(LineError) in
    switch words.remaining {
    case "": .wait(nil)
    case "reversed": .waitReversed
    case let time: .wait(try WaitTime(reading: time).duration)
    }
  }
  fileprivate static let restart: Keyword = Keyword(
    ":restart", in: .goesOn, [(":restart", "ends the app and launches it again; its files stay")],
    comesFromInside: false, read: alone(.restart))
  fileprivate static let history: Keyword = Keyword(
    ":history", in: .goesBack,
    [(":history", "the steps, numbered: the lines that acted on the app")], read: alone(.history))
  fileprivate static let undo: Keyword = Keyword(
    ":undo", in: .goesBack, [(":undo, :undo 3", "undoes the last step, or the last 3")],
    replay: .ifItGoesBack
  ) { words throws(LineError) in .undo(try number(words, of: ":undo", from: 1, without: 1)) }
  fileprivate static let redo: Keyword = Keyword(
    ":redo", in: .goesBack, [(":redo, :redo 3", "does the next undone step again, or the next 3")],
    replay: .ifItGoesBack
  ) { words throws(LineError) in .redo(try number(words, of: ":redo", from: 1, without: 1)) }
  fileprivate static let goto: Keyword = Keyword(
    ":goto", in: .goesBack, [(":goto N", "goes back to just after step N")], replay: .ifItGoesBack
  ) { words throws(LineError) in .goto(try number(words, of: ":goto", from: 0)) }
  fileprivate static let save: Keyword = Keyword(
    ":save", in: .ends, [(":save FILE", "saves the session as a transcript, on a terminal only")],
    replay: .never
  ) { words throws(LineError) in .save(try text("a file", of: &words, for: .save)) }
  fileprivate static let quit: Keyword = Keyword(
    ":quit", in: .ends, [(":quit", "ends the session")], read: alone(.quit))

  private static func alone(
    _ command: Command
  ) -> @Sendable (inout WordReader) throws(LineError) -> Command {
    { words throws(LineError) in
      guard words.remaining.isEmpty else {
        throw LineError(
          .badArgument,
          "\(command.keyword.word) takes no argument; remove \(brief(words.remaining))")
      }
      return command
    }
  }

  private static func number(
    _ words: WordReader, of word: String, from least: Int, without usual: Int? = nil
  ) throws(LineError) -> Int {
    let text = words.remaining
    if let usual, text.isEmpty { return usual }
    guard let number = wholeNumber(text), number >= least else {
      let wrong =
        text.isEmpty ? "\(word) needs a number" : "\(brief(text)) is not a number of steps"
      throw LineError(
        .badArgument, "\(wrong); write \(word) 3, with a whole number from \(least)")
    }
    return number
  }

  private static func text(
    _ need: String, of words: inout WordReader, for keyword: Keyword
  ) throws(LineError) -> String {
    let text = try words.text() ?? ""
    guard !text.isEmpty else {
      throw LineError(.badArgument, "\(keyword.word) needs \(need); write \(keyword.form)")
    }
    return text
  }
}

/// A time as a person writes it: `2s`, `500ms`, `1.5s`, `2m`.
public struct WaitTime: Sendable, CustomStringConvertible {
  public let duration: Duration

  public init?(_ text: String) {
    guard let time = try? WaitTime(reading: text) else { return nil }
    self = time
  }

  init(_ duration: Duration) {
    self.duration = duration
  }

  fileprivate init(reading text: String) throws(LineError) {
    // Compares scalars: a digit with a combining mark is one character, which also lies between "0" and "9".
    let number = text.unicodeScalars.prefix { $0 == "." || ("0"..."9").contains($0) }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let nanoseconds: Int64? =
      switch text[number.endIndex...] {
      case "ms": 1_000_000
      case "s": 1_000_000_000
      case "m": 60_000_000_000
      default: nil
      }
    if nanoseconds != nil, parts.count < 3, parts.allSatisfy({ !$0.isEmpty }), parts[0].count > 9 {
      throw LineError(
        .badArgument,
        "\(brief(text)) is too long a wait; write at most 999999999\(text[number.endIndex...])")
    }
    guard let nanoseconds, parts.count < 3, parts.allSatisfy({ (1...9).contains($0.count) }),
      let whole = Int(Substring(parts[0]))
    else {
      throw LineError(
        .badArgument, "\(brief(text)) is not a time to wait; write it as 2s, 500ms, 1.5s or 2m")
    }
    let unit = Duration.nanoseconds(nanoseconds)
    guard parts.count == 2, let fraction = Int(Substring(parts[1])) else {
      duration = unit * whole
      return
    }
    let divisor = parts[1].reduce(1) { product, _ in product * 10 }
    duration = unit * whole + unit * fraction / divisor
  }

  /// A text that is read back as the same time, to the nanosecond.
  public var description: String {
    let nanoseconds = Int64(duration / .nanoseconds(1))
    if nanoseconds == 0 || nanoseconds >= 1_000_000_000 {
      let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
      var digits = String(String(1_000_000_000 + rest).dropFirst())
      while digits.last == "0" { digits.removeLast() }
      return digits.isEmpty ? "\(seconds)s" : "\(seconds).\(digits)s"
    }
    let (milliseconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    if rest == 0 { return "\(milliseconds)ms" }
    return "\(milliseconds).\(String(1_000_000 + rest).dropFirst())ms"
  }
}
