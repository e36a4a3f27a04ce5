/// What a line asks of the session rather than of the app.
public enum Command: Equatable, Sendable {
  /// `:help`: how lines are written.
  case help
  /// `:actions`: exactly what works now, each as a line.
  case actions
  /// `:screen`: the screen again.
  case screen
  /// `:tree`: the tree of RIBs.
  case tree
  /// `:state`: the state of every RIB that shows one.
  case state
  /// `:open URL`: follows a deep link.
  case open(String)
  /// `:expect TEXT`: fails unless the screen has the text.
  case expect(String)
  /// `:wait 2s`: moves time by that much; `:wait`: until the app is idle.
  case wait(Duration?)
  /// `:save FILE`: writes what happened so far as a transcript.
  case save(String)
  /// `:quit`: ends the session.
  case quit

  /// The words that commands begin with.
  public static let words = [
    ":help", ":actions", ":screen", ":tree", ":state", ":open", ":expect", ":wait", ":save",
    ":quit",
  ]

  /// Reads the command that begins with `word` from the words behind it.
  init(_ word: String, _ words: inout Words) throws(LineError) {
    switch word {
    case ":help": self = try .alone(.help, word, words)
    case ":actions": self = try .alone(.actions, word, words)
    case ":screen": self = try .alone(.screen, word, words)
    case ":tree": self = try .alone(.tree, word, words)
    case ":state": self = try .alone(.state, word, words)
    case ":quit": self = try .alone(.quit, word, words)
    case ":open": self = .open(try Self.argument("a link; write :open URL", of: word, &words))
    case ":expect":
      self = .expect(try Self.argument("a text; write :expect TEXT", of: word, &words))
    case ":save": self = .save(try Self.argument("a file; write :save FILE", of: word, &words))
    case ":wait": self = .wait(words.remaining.isEmpty ? nil : try duration(words.remaining))
    case ":": throw LineError(.unknownAction, "no command is called \":\"; :help lists them")
    default: throw .unknownAction(word, candidates: Self.words)
    }
  }

  private static func alone(
    _ command: Command, _ word: String, _ words: Words
  ) throws(LineError) -> Command {
    guard words.remaining.isEmpty else {
      throw LineError(.badArgument, "\(word) stands alone; remove \(brief(words.remaining))")
    }
    return command
  }

  private static func argument(
    _ need: String, of word: String, _ words: inout Words
  ) throws(LineError) -> String {
    let text = try words.text() ?? ""
    guard !text.isEmpty else { throw LineError(.badArgument, "\(word) needs \(need)") }
    return text
  }
}
