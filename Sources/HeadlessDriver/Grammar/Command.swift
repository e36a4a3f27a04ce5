/// A line about the session instead of the app.
package enum Command: Equatable, Sendable {
  /// `:help`: explains how to write lines.
  case help
  /// `:actions`: lists the lines that work now.
  case actions
  /// `:screen`: shows the screen again.
  case screen
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

  /// The first word of each command.
  package static let words = [
    ":help", ":actions", ":screen", ":tree", ":state", ":open", ":expect", ":wait", ":restart",
    ":history", ":undo", ":redo", ":goto", ":save", ":quit",
  ]

  /// Reads the command that begins with `word` from the words behind it.
  init(_ word: String, _ words: inout WordReader) throws(LineError) {
    switch word {
    case ":help": self = try .alone(.help, word, words)
    case ":actions": self = try .alone(.actions, word, words)
    case ":screen": self = try .alone(.screen, word, words)
    case ":tree": self = try .alone(.tree, word, words)
    case ":state": self = .state(words.remaining.isEmpty ? nil : words.remaining)
    case ":restart": self = try .alone(.restart, word, words)
    case ":history": self = try .alone(.history, word, words)
    case ":quit": self = try .alone(.quit, word, words)
    case ":open": self = .open(try Self.argument("a link; write :open URL", of: word, &words))
    case ":expect":
      self = .expect(try Self.argument("a text; write :expect TEXT", of: word, &words))
    case ":save": self = .save(try Self.argument("a file; write :save FILE", of: word, &words))
    case ":wait" where words.remaining == "reversed": self = .waitReversed
    case ":wait":
      self = .wait(words.remaining.isEmpty ? nil : try WaitTime(reading: words.remaining).duration)
    case ":undo":
      self = .undo(words.remaining.isEmpty ? 1 : try Self.number(of: word, from: 1, words))
    case ":redo":
      self = .redo(words.remaining.isEmpty ? 1 : try Self.number(of: word, from: 1, words))
    case ":goto": self = .goto(try Self.number(of: word, from: 0, words))
    case ":": throw LineError(.unknownAction, "no command is called \":\"; :help lists them")
    default:
      throw LineError.unknownAction(word, lines: Self.words, remedy: ":help lists the commands")
    }
  }

  /// The command that `line` means although it lacks the colon; nil if it means none.
  static func meant(by line: Line) -> String? {
    switch line.text.lowercased() {
    case "?": return ":help"
    case "exit", "q": return ":quit"
    default:
      let meant = Line(":" + line.text)
      guard case .command(let command) = meant.reading else { return nil }
      switch command {
      // Any text can follow these commands, so the line is more likely a name.
      case .expect, .save, .open: return nil
      default: return meant.text
      }
    }
  }

  private static func alone(
    _ command: Command, _ word: String, _ words: WordReader
  ) throws(LineError) -> Command {
    guard words.remaining.isEmpty else {
      throw LineError(.badArgument, "\(word) takes no argument; remove \(brief(words.remaining))")
    }
    return command
  }

  private static func number(
    of word: String, from least: Int, _ words: WordReader
  ) throws(LineError) -> Int {
    let text = words.remaining
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(text), number >= least
    else {
      let wrong =
        text.isEmpty ? "\(word) needs a number" : "\(brief(text)) is not a number of steps"
      throw LineError(
        .badArgument, "\(wrong); write \(word) 3, with a whole number from \(least)")
    }
    return number
  }

  private static func argument(
    _ need: String, of word: String, _ words: inout WordReader
  ) throws(LineError) -> String {
    let text = try words.text() ?? ""
    guard !text.isEmpty else { throw LineError(.badArgument, "\(word) needs \(need)") }
    return text
  }
}

/// A time as a person writes it: `2s`, `500ms`, `1.5s`, `2m`.
public struct WaitTime: Sendable, CustomStringConvertible {
  /// The time as a duration.
  public let duration: Duration

  /// Reads `text`; nil if it is not a time.
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
