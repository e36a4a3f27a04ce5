import HeadlessUI
import StateBinding

/// One line of input, read without looking at the screen. Its text may also be the address of an element.
package struct Line: Equatable, Sendable {
  /// The form of a line. The cases are in the order in which the forms are tried.
  package enum Reading: Equatable, Sendable {
    /// The line is empty or a comment: nothing is done.
    case nothing
    /// The line is about the session.
    case command(Command)
    /// The line begins with `:` but is not a command. The error answers it, whatever is on the screen.
    case notACommand(LineError)
    /// The line is a verb. If its text is an address as well, the line is `ambiguous`: write `tap "back"` for the address, or
    /// `back ""` for the verb.
    case verb(Verb)
    /// The line begins with the word of a verb but is not a verb. The error answers it unless the text is an address.
    case notAVerb(LineError)
    /// The line is an address: an identifier, a label or a number, tried in this order. The address may be quoted.
    case bare
  }

  /// The line without the spaces and tabs around it.
  package let text: String

  /// The form of the line.
  package let reading: Reading

  /// Reads `line`, which has no line end.
  package init(_ line: String) {
    var words = WordReader(line)
    text = words.remaining
    let word = words.next()
    switch word.utf8.first {
    case nil, UInt8(ascii: "#")?: reading = .nothing
    case UInt8(ascii: ":")?:
      do throws(LineError) {
        reading = .command(try Command(word, &words))
      } catch {
        reading = .notACommand(error)
      }
    default:
      guard let verb = VerbWord(rawValue: word) else {
        reading = .bare
        return
      }
      do throws(LineError) {
        reading = .verb(try Verb(verb, &words))
      } catch {
        reading = .notAVerb(error)
      }
    }
  }

  /// The name in quotes that is the whole line; nil for any other line.
  var quotedName: String? {
    guard reading == .bare else { return nil }
    var words = WordReader(text)
    guard words.isQuoted, let name = try? words.name(), words.remaining.isEmpty else { return nil }
    return name
  }

  private init(_ text: String, _ reading: Reading) {
    self.text = text
    self.reading = reading
  }

  /// The line as the number of an element; nil if it has anything but digits.
  package var number: Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// The same line, with the number in front of its text read as a position: `type "NAME" K TEXT`, `pick "NAME" K OPTION`,
  /// `pick "NAME" K`.
  ///
  /// Nil if there is no such number. This reading is right only on a screen with several fields of that name.
  var positioned: Line? {
    guard case .verb(var verb) = reading, verb.word.rule.takesText, verb.position == nil else {
      return nil
    }
    do throws(LineError) {
      var words = WordReader(text)
      _ = words.next()
      guard words.isQuoted, try words.name() != nil,
        let position = Verb.position(words.next())
      else { return nil }
      verb.position = position
      verb.text = try words.text()
      if verb.text == nil, verb.word.rule.argument == .nameAndText(isNeeded: true) { return nil }
      return Line(text, .verb(verb))
    } catch {
      return Line(text, .notAVerb(error))
    }
  }
}

extension Line {
  /// The line that activates the element with the address `name`: `name` itself if that works as a line, else `tap "NAME"`.
  package static func activating(_ name: String) -> String {
    Typing.isWholeLine(name) ? name : Verb(.tap, name).description
  }

  /// `name` as an argument of a verb, in quotes if it needs them.
  package static func writing(name: String) -> String {
    Typing.isOneWord(name) ? name : Quoting.quoted(name)
  }

  /// `text` as the last argument of a line, in quotes if it needs them.
  package static func writing(text: String) -> String {
    Typing.endsLine(text) ? text : Quoting.quoted(text)
  }
}

extension Line {
  /// Whether the line has characters that must not be shown as they are.
  var isMisleading: Bool { text.unicodeScalars.contains(where: \.isMisleading) }

  /// A line that can be shown and has the same effect. `error` is the error that refused this line, if one did.
  func shownForm(refusedWith error: LineError? = nil) -> String {
    switch reading {
    case .verb(let verb): return verb.description
    case .command(.open(let url)): return ":open \(Line.writing(text: url))"
    case .command(.expect(let text)): return ":expect \(Line.writing(text: text))"
    case .command(.wait(let time?)): return ":wait \(WaitTime(time))"
    case .bare, .notAVerb:
      switch error?.code {
      case .alertPending, .badArgument, .unknownAction: return Escaping.line(text)
      // The line was read as a name, and an element has that name.
      default: return Line.activating(quotedName ?? text)
      }
    case .nothing, .command, .notACommand: return Escaping.line(text)
    }
  }
}
