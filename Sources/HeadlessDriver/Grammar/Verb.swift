import HeadlessUI

/// An action of a person on the screen.
///
/// A number behind a quoted name chooses one of several elements with that name, counted from 1.
///
/// A verb that takes no name may be followed by an empty one: `back ""` is the verb even if an element is called "Back".
package enum Verb: Equatable, Sendable, CustomStringConvertible {
  /// `tap "NAME"`: activates the element.
  case tap(String, position: Int?)
  /// `type NAME TEXT`: replaces the text in the field; an empty text clears the field. A number before the text is a position
  /// only if the screen has several fields of that name.
  case type(String, position: Int? = nil, text: String)
  /// `toggle NAME`: turns a switch on or off.
  case toggle(String, position: Int? = nil)
  /// `pick NAME OPTION`: chooses one of the options. `pick NAME` lists them. A number behind the name is read as for `type`.
  case pick(String, position: Int? = nil, option: String?)
  /// `increase NAME`: moves a stepper one step up.
  case increase(String, position: Int? = nil)
  /// `decrease NAME`: moves a stepper one step down.
  case decrease(String, position: Int? = nil)
  /// `submit NAME`: presses return in the field.
  case submit(String, position: Int? = nil)
  /// `refresh`: loads the screen's contents again.
  case refresh
  /// `back`: pops the screen, or closes a sheet.
  case back
  /// `more`: shows further rows of a long list.
  case more
  /// `confirm`: presses the button of an alert that is not its cancel button.
  case confirm
  /// `cancel`: presses the cancel button of an alert.
  case cancel

  /// A line that is read back as the same verb.
  package var description: String {
    switch self {
    case .tap(let name, nil): "tap \(Quoting.quoted(name))"
    case .tap(let name, let position): "tap \(Self.written(name, position))"
    case .type(let name, let position, let text):
      "type \(Self.written(name, position)) \(Line.writing(text: text))"
    case .toggle(let name, let position): "toggle \(Self.written(name, position))"
    case .pick(let name, let position, let option):
      "pick \(Self.written(name, position))" + (option.map { " \(Line.writing(text: $0))" } ?? "")
    case .increase(let name, let position): "increase \(Self.written(name, position))"
    case .decrease(let name, let position): "decrease \(Self.written(name, position))"
    case .submit(let name, let position): "submit \(Self.written(name, position))"
    case .refresh: "refresh"
    case .back: "back"
    case .more: "more"
    case .confirm: "confirm"
    case .cancel: "cancel"
    }
  }

  private static func written(_ name: String, _ position: Int?) -> String {
    position.map { "\(Quoting.quoted(name)) \($0)" } ?? Line.writing(name: name)
  }

  /// The same verb with `position`, which chooses one of several elements with the name.
  func at(_ position: Int) -> Verb {
    switch self {
    case .tap(let name, _): .tap(name, position: position)
    case .type(let name, _, let text): .type(name, position: position, text: text)
    case .toggle(let name, _): .toggle(name, position: position)
    case .pick(let name, _, let option): .pick(name, position: position, option: option)
    case .increase(let name, _): .increase(name, position: position)
    case .decrease(let name, _): .decrease(name, position: position)
    case .submit(let name, _): .submit(name, position: position)
    case .refresh, .back, .more, .confirm, .cancel: self
    }
  }
}

extension Verb {
  /// Reads the verb that begins with `word` from the words behind it.
  init(_ word: VerbWord, _ words: inout Words) throws(LineError) {
    switch word {
    case .tap: self = try .tapping(&words)
    case .type:
      let name = try Self.name(of: word, &words)
      guard let text = try words.text() else {
        let line = "type \(Line.writing(name: name))"
        throw Self.bad("\(line) needs a text; write \(line) TEXT, or \(line) \"\" to clear it")
      }
      self = .type(name, text: text)
    case .pick:
      self = .pick(try Self.name(of: word, &words), option: try words.text())
    case .toggle: self = try Self.named(word, &words, Verb.toggle)
    case .increase: self = try Self.named(word, &words, Verb.increase)
    case .decrease: self = try Self.named(word, &words, Verb.decrease)
    case .submit: self = try Self.named(word, &words, Verb.submit)
    case .refresh: self = try .alone(.refresh, words)
    case .back: self = try .alone(.back, words)
    case .more: self = try .alone(.more, words)
    case .confirm: self = try .alone(.confirm, words)
    case .cancel: self = try .alone(.cancel, words)
    }
  }

  private static func tapping(_ words: inout Words) throws(LineError) -> Verb {
    let (whole, isQuoted) = (words.remaining, words.isQuoted)
    let name = try name(of: .tap, &words)
    let digits = words.remaining
    guard !digits.isEmpty else { return .tap(name, position: nil) }
    if let position = position(digits) { return .tap(name, position: position) }
    throw bad(
      isQuoted
        ? "\(brief(digits)) is not a position; write a number from 1 behind the name, or nothing"
        : "\(brief(digits)) is not a position; a name with spaces is quoted: tap \(brief(whole))")
  }

  private static func name(of word: VerbWord, _ words: inout Words) throws(LineError) -> String {
    if let name = try words.name() { return name }
    throw bad("\(word.rawValue) needs a name; write \(word.form)")
  }

  /// `digits` as a position, counted from 1; nil if they are not one.
  static func position(_ digits: String) -> Int? {
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let position = Int(digits)
    else { return nil }
    return position > 0 ? position : nil
  }

  private static func named(
    _ word: VerbWord, _ words: inout Words, _ verb: (_ name: String, _ position: Int?) -> Verb
  ) throws(LineError) -> Verb {
    let (whole, isQuoted) = (words.remaining, words.isQuoted)
    let name = try name(of: word, &words)
    guard !words.remaining.isEmpty else { return verb(name, nil) }
    let position = position(words.remaining)
    if isQuoted, let position { return verb(name, position) }
    let word = word.rawValue
    if isQuoted { throw bad("\(word) takes one name; remove \(brief(words.remaining))") }
    let several = position.map { ", and number \($0) of several is \(word) \(brief(name)) \($0)" }
    throw bad(
      "\(word) takes one name; one with spaces is quoted: \(word) \(brief(whole))\(several ?? "")")
  }

  private static func alone(_ verb: Verb, _ words: Words) throws(LineError) -> Verb {
    guard words.remaining.isEmpty || words.remaining == "\"\"" else {
      throw bad("\(verb) takes no argument; remove \(brief(words.remaining))")
    }
    return verb
  }

  private static func bad(_ message: String) -> LineError { LineError(.badArgument, message) }
}

extension VerbWord {
  /// The form of a line with this verb.
  fileprivate var form: String {
    switch self {
    case .tap: "tap \"NAME\""
    case .type: "type NAME TEXT"
    case .pick: "pick NAME OPTION"
    case .toggle, .increase, .decrease, .submit: "\(rawValue) NAME"
    case .refresh, .back, .more, .confirm, .cancel: rawValue
    }
  }

  /// Whether the verb is for elements of `role`.
  func isFor(_ role: Role) -> Bool {
    switch self {
    case .type, .submit: role == .field || role == .secureField
    case .toggle: role == .toggle
    case .pick: role == .picker
    case .increase, .decrease: role == .stepper
    case .tap: true
    case .refresh, .back, .more, .confirm, .cancel: false
    }
  }
}
