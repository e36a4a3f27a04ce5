public import HeadlessUI
import StateBinding

/// What a person does: an act on the screen, or a command to the session.
///
/// A line becomes a move once, on the screen in front, and a move becomes a line in `line(on:)`. The session, its steps, the
/// explorer and the maps hold moves.
public enum Move: Hashable, Sendable, Codable {
  /// An input for the element with this name, such as a tap or a text.
  case use(Name, ScreenInput)
  /// The choice of an option of a picker. Without an option, the picker lists its options.
  case pick(Name, option: String?)
  /// An act on the whole screen, such as going back.
  case go(Way)
  /// An answer to the alert in front.
  case answer(Answer)
  /// A command to the session.
  case session(Command)

  /// The acts on a whole screen.
  public enum Way: String, Sendable, Codable {
    case back, refresh, more
  }

  public enum Answer: String, Sendable, Codable {
    case confirm, cancel
  }
}

/// The name by which a move finds its element.
public struct Name: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The identifier of the element, or its label.
  public let text: String
  /// The position among several elements of that name, counted from 1; nil for the only one.
  public let ordinal: Int?

  /// The only element called `text`, or the one at the position `ordinal`.
  public init(_ text: String, _ ordinal: Int? = nil) {
    self.text = text
    self.ordinal = ordinal
  }

  /// The only element with this name.
  public init(stringLiteral text: String) { self.init(text) }

  /// The name in quotes, and then the position.
  var quoted: String { Quoting.quoted(text) + (ordinal.map { " \($0)" } ?? "") }

  /// The name as an argument of a verb, in quotes if it needs them.
  fileprivate var written: String {
    ordinal == nil && Typing.isOneWord(text) ? text : quoted
  }
}

extension Move {
  public static func tap(_ name: Name) -> Move { .use(name, .tap) }
  public static func type(_ text: String, into name: Name) -> Move { .use(name, .type(text)) }
  public static func submit(_ name: Name) -> Move { .use(name, .submit) }
  /// Turns the toggle called `name` on or off.
  public static func toggle(_ name: Name) -> Move { .use(name, .toggle) }
  /// Goes back, or closes a sheet.
  public static var back: Move { .go(.back) }
  /// Presses the only button of the alert that does not cancel.
  public static var confirm: Move { .answer(.confirm) }
  /// Presses the cancel button of the alert.
  public static var cancel: Move { .answer(.cancel) }
  public static func open(_ url: String) -> Move { .session(.open(url)) }
  /// Lets time pass: `duration`, or until nothing sleeps.
  public static func wait(_ duration: Duration? = nil) -> Move { .session(.wait(duration)) }
  /// Ends the app and launches it again.
  public static var restart: Move { .session(.restart) }

  /// The row of this move in the table.
  var keyword: Keyword {
    switch self {
    case .use(_, .tap): .tap
    case .use(_, .type): .type
    case .use(_, .submit): .submit
    case .use(_, .toggle): .toggle
    case .use(_, .increase): .increase
    case .use(_, .decrease): .decrease
    case .pick: .pick
    case .go(.back): .back
    case .go(.refresh): .refresh
    case .go(.more): .more
    case .answer(.confirm): .confirm
    case .answer(.cancel): .cancel
    case .session(let command): command.keyword
    }
  }

  /// The name of the element; nil if the move is not for one element.
  package var name: Name? {
    switch self {
    case .use(let name, _), .pick(let name, _): name
    case .go, .answer, .session: nil
    }
  }

  var typedText: String? {
    if case .use(_, .type(let text)) = self { text } else { nil }
  }

  var isCommand: Bool {
    if case .session = self { true } else { false }
  }

  /// The same move for the element called `name`.
  func with(_ name: Name) -> Move {
    switch self {
    case .use(_, let input): .use(name, input)
    case .pick(_, let option): .pick(name, option: option)
    case .go, .answer, .session: self
    }
  }

  /// The subject of the move, as a person names it: `save`, `type id` or `pick size`. Empty for a command.
  var subject: String {
    switch self {
    case .use(let name, .tap): name.text
    case .use(let name, _), .pick(let name, _): "\(keyword.word) \(name.text)"
    case .go, .answer: keyword.word
    case .session: ""
    }
  }

  /// The line that means this move on the screen `usable`. Without `usable`, assumes a screen without an alert, and without an
  /// element that is called like a verb.
  package func line(on usable: UsableScreen? = nil) -> String {
    switch self {
    case .use(let name, .tap):
      usable?.alert == nil && name.ordinal == nil && Typing.isWholeLine(name.text)
        ? name.text : "tap \(name.quoted)"
    case .use(let name, .type(let text)): "type \(name.written) \(Typing.written(text))"
    case .use(let name, _): "\(keyword.word) \(name.written)"
    case .pick(let name, let option):
      "pick \(name.written)" + (option.map { " \(Typing.written($0))" } ?? "")
    case .go: usable?.isName(keyword.word) == true ? "\(keyword.word) \"\"" : keyword.word
    case .answer: keyword.word
    case .session(let command):
      keyword.word + (command.argument.map { " \($0)" } ?? "")
    }
  }
}

/// Something that a screen offers: a move, or a field that takes a text.
enum Choice: Hashable, Sendable {
  case move(Move)
  case text(for: Name)

  /// The line to write, with `TEXT` in place of the text.
  func line(on usable: UsableScreen? = nil) -> String {
    switch self {
    case .move(let move): move.line(on: usable)
    case .text: "\(lineBeforeText(on: usable)) TEXT"
    }
  }

  func lineBeforeText(on usable: UsableScreen? = nil) -> String {
    switch self {
    case .move(let move): move.line(on: usable)
    case .text(let name): "type \(name.written)"
    }
  }
}

/// Decides where a text can be typed without quotes.
package enum Typing {
  /// Whether `name` as the whole line reaches the element.
  package static func isWholeLine(_ name: String) -> Bool {
    guard endsLine(name), let first = name.utf8.first else { return false }
    return first != UInt8(ascii: ":") && first != UInt8(ascii: "#")
      && !Keyword.isVerb(atStartOf: name)
  }

  /// Whether `name` can stand at the end of a line.
  static func endsLine(_ name: String) -> Bool {
    let (first, last, isPlain) = name.withBytes { ($0.first, $0.last, $0.isPrintableASCII) }
    let space = UInt8(ascii: " ")
    guard let first, first != space, first != UInt8(ascii: "\""), last != space else {
      return false
    }
    if isPlain { return true }
    return Escaping.isClean(name, keepsLineBreaks: false)
      && name.unicodeScalars.first?.properties.isWhitespace == false
      && name.unicodeScalars.last?.properties.isWhitespace == false
  }

  /// Whether `name` can stand between spaces.
  static func isOneWord(_ name: String) -> Bool {
    endsLine(name)
      && !name.unicodeScalars.contains {
        $0 == "\"" || $0 == "\\" || $0 == " " || (!$0.isASCII && $0.properties.isWhitespace)
      }
  }

  /// `text` as the last argument of a line, in quotes if it needs them.
  package static func written(_ text: String) -> String {
    endsLine(text) ? text : Quoting.quoted(text)
  }
}
