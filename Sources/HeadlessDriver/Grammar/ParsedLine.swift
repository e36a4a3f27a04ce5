import HeadlessUI
import StateBinding

/// A line, parsed on the screen that is shown.
package struct ParsedLine {
  /// The line; for the number of an element, a line that names the element.
  package let text: String
  /// The move that the line asks for; nil if the line is blank, or was not understood.
  package fileprivate(set) var move: Move?
  /// The index of the element that the move uses, among those of the screen; nil if it uses none.
  package let target: Int?
  /// The error that answers the line; nil if the line can be done.
  package let error: LineError?
  /// Whether the line begins with a verb, but has the wrong words after it.
  var isBrokenVerb = false

  fileprivate init(
    _ text: String, _ move: Move? = nil, target: Int? = nil, _ error: LineError? = nil
  ) {
    (self.text, self.move, self.target, self.error) = (text, move, target, error)
  }

  /// A line that was not understood.
  fileprivate init(_ text: String, _ error: LineError) { self.init(text, nil, error) }
}

extension UsableScreen {
  /// Reads `line`, which has no line end.
  ///
  /// A blank line does nothing. A command comes first, then a verb, then the name of an element. If `takesNumbers`, as at a
  /// terminal, a line can also be the number of an element.
  package func read(_ line: String, takesNumbers: Bool = false) -> ParsedLine {
    var words = WordReader(line)
    let (text, whole) = (words.remaining, words)
    let first = words.next()
    switch first.utf8.first {
    // An empty line does nothing, at an alert too: it never confirms.
    case nil, UInt8(ascii: "#")?: return ParsedLine(text)
    case UInt8(ascii: ":")?: return readCommand(text, first, words)
    default:
      if let keyword = Keyword.named(first) { return readVerb(text, keyword, words) }
      return readName(text, quoted: whole.onlyQuotedName, takesNumbers: takesNumbers)
    }
  }

  /// Finds the element of `move`, as if its line had been read.
  package func find(_ move: Move) -> ParsedLine {
    let text = move.line(on: self)
    do throws(LineError) {
      return ParsedLine(text, move, target: try target(of: move))
    } catch {
      // Reads the line for the error that a person who typed it would get.
      var parsed = read(text)
      parsed.move = move
      return parsed
    }
  }

  private func readCommand(_ text: String, _ first: String, _ words: WordReader) -> ParsedLine {
    var words = words
    var move: Move?
    do throws(LineError) {
      guard let keyword = Keyword.named(first) else {
        if first == ":" {
          throw LineError(.unknownAction, "no command is called \":\"; :help lists them")
        }
        throw LineError.unknownAction(
          first, lines: Command.keywords.map(\.word), remedy: ":help lists the commands")
      }
      let command = try keyword.read(&words) { _ in false }
      move = command
      return ParsedLine(text, command, target: try target(of: command))
    } catch {
      let isName = move == nil && alert == nil && !self.words.indices(named: text).isEmpty
      guard isName else { return ParsedLine(text, move, error) }
      // The suggested tap is the remedy, so the message names no other.
      let message = error.code == .unknownAction ? "no \(brief(text))" : error.message
      let tap = "tap \(Name(text).quoted)"
      return ParsedLine(text, LineError(error.code, message, suggestions: [tap]))
    }
  }

  private func readVerb(_ text: String, _ keyword: Keyword, _ words: WordReader) -> ParsedLine {
    var rest = words
    let parsed = Result { () throws(LineError) in
      try keyword.read(&rest) { name in
        self.words.indices(named: name).count { keyword.isFor(elements[$0].role) } > 1
      }
    }
    let named = alert == nil ? self.words.indices(named: text) : []
    switch parsed {
    case .success(let move):
      if named.isEmpty {
        return reading(text, move) { () throws(LineError) in try target(of: move) }
      }
      let other = isPossible(move) ? ", or \(keyword.word) \"\" for the verb" : ""
      return ParsedLine(
        text, move,
        LineError(
          .ambiguous,
          "\(Quoting.quoted(text)) is a verb and the name of \(described(named)); write tap \(Name(text).quoted) for that\(other)"
        ))
    case .failure(let error):
      if let alert = screen.alert { return ParsedLine(text, pending(alert, insteadOf: text)) }
      if !named.isEmpty { return tap(text, named) }
      var parsed = ParsedLine(text, misplacedText(keyword, words) ?? error)
      parsed.isBrokenVerb = true
      return parsed
    }
  }

  /// Reads the name of an element. `quoted` is the name without its quotes, if the whole line is quoted.
  private func readName(_ text: String, quoted: String?, takesNumbers: Bool) -> ParsedLine {
    if let alert = screen.alert {
      return ParsedLine(text, pending(alert, insteadOf: quoted ?? text))
    }
    let named = words.indices(named: text)
    if !named.isEmpty { return tap(text, named) }
    if let number = wholeNumber(text) {
      let numbered = words.numbered
      if takesNumbers, numbered.indices.contains(number - 1) {
        let index = numbered[number - 1]
        let move = Move.use(words.tapName(at: index), .tap)
        return reading(move.line(), move) { () throws(LineError) in try tapped(index) }
      }
      return ParsedLine(text, wrongNumber(number, takesNumbers: takesNumbers))
    }
    if let quoted {
      let move = Move.tap(Name(quoted))
      return reading(text, move) { () throws(LineError) in try target(of: move) }
    }
    return ParsedLine(
      text, covered(text) ?? textWithoutVerb(text, takesNumbers: takesNumbers) ?? unknown(text))
  }

  /// A tap on the only one of `named`, the elements called `text`.
  private func tap(_ text: String, _ named: [Int]) -> ParsedLine {
    let move = Move.tap(Name(text))
    return reading(text, move) { () throws(LineError) in
      try tapped(named.count == 1 ? named[0] : try one(of: named, for: move))
    }
  }

  /// The parsed line `text`, which asks for `move`.
  private func reading(
    _ text: String, _ move: Move, _ find: () throws(LineError) -> Int?
  ) -> ParsedLine {
    do throws(LineError) {
      return ParsedLine(text, move, target: try find())
    } catch {
      return ParsedLine(text, move, error)
    }
  }
}
