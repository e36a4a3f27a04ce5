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

  /// The form in which a number K is a position, for the lines `type "NAME" K TEXT` and
  /// `pick "NAME" K OPTION`; nil for other lines. Right only on a screen with several elements of
  /// that name; on other screens K belongs to the text.
  let positioned: Reading?

  /// The name in quotes that is the whole line; nil for any other line.
  let quotedName: String?

  /// Reads `line`, which has no line end.
  package init(_ line: String) {
    var words = WordReader(line)
    text = words.remaining
    let whole = words
    let word = words.next()
    var (positioned, quotedName): (Reading?, String?)
    switch word.utf8.first {
    case nil, UInt8(ascii: "#")?: reading = .nothing
    case UInt8(ascii: ":")?:
      do throws(LineError) {
        reading = .command(try Command(word, &words))
      } catch {
        reading = .notACommand(error)
      }
    default:
      if let verb = VerbWord(rawValue: word) {
        positioned = Verb.positioned(verb, words)
        do throws(LineError) {
          reading = .verb(try Verb(verb, &words))
        } catch {
          reading = .notAVerb(error)
        }
      } else {
        reading = .bare
        quotedName = whole.onlyQuotedName
      }
    }
    self.positioned = positioned
    self.quotedName = quotedName
  }

  /// The line as the number of an element; nil if it has anything but digits.
  package var number: Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
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
