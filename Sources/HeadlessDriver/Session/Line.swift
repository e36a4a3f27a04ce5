import HeadlessUI

/// One line of input: what it says by its form, and the text itself, which may also be an address on the screen.
public struct Line: Equatable, Sendable {
  /// What a line says by its form alone, in the order in which the forms are tried.
  public enum Reading: Equatable, Sendable {
    /// It is empty or a comment: nothing is done.
    case nothing
    /// It is about the session.
    case command(Command)
    /// It begins with `:` and is no command: the error is the answer, whatever is on the screen.
    case notACommand(LineError)
    /// It is a verb, and `ambiguous` if its text is an address as well: `tap "back"` is that address, `back ""` the verb.
    case verb(Verb)
    /// It begins with the word of a verb and is none: the error is the answer unless its text is an address.
    case notAVerb(LineError)
    /// It is an address: an identifier, else a label, else a number.
    case bare
  }

  /// The line without the spaces and tabs around it.
  public let text: String

  /// What it says by its form.
  public let reading: Reading

  /// Reads `line`, which has no line end.
  public init(_ line: String) {
    var words = Words(line)
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
      guard let verb = VerbWord(word) else {
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

  init(_ text: String, _ reading: Reading) {
    self.text = text
    self.reading = reading
  }

  /// The number of an element, if the line is one.
  public var number: Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
