import HeadlessUI

/// What a person does to the screen.
///
/// A verb that stands alone may have an empty name behind it: `back ""` is the verb also where something is called "Back".
public enum Verb: Equatable, Sendable, CustomStringConvertible {
  /// `tap "NAME" K`: activates the element, the K-th of several with that name, counted from 1.
  case tap(String, position: Int?)
  /// `type NAME TEXT`: replaces what is in the field; an empty text clears it.
  case type(String, text: String)
  /// `toggle NAME`: turns a switch on or off.
  case toggle(String)
  /// `pick NAME OPTION`: chooses one of the options.
  case pick(String, option: String)
  /// `increase NAME`: one step up.
  case increase(String)
  /// `decrease NAME`: one step down.
  case decrease(String)
  /// `submit NAME`: presses return in the field.
  case submit(String)
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

  /// The words that verbs begin with.
  public static let words = Word.allCases.map(\.rawValue)

  typealias Word = HeadlessUI.Verb

  /// The verb as a line that is read back as the same verb.
  public var description: String {
    switch self {
    case .tap(let name, let position?): "tap \(Quoting.quoted(name)) \(position)"
    case .tap(let name, nil): "tap \(Quoting.quoted(name))"
    case .type(let name, let text): "type \(Line.writing(name: name)) \(Line.writing(text: text))"
    case .toggle(let name): "toggle \(Line.writing(name: name))"
    case .pick(let name, let option):
      "pick \(Line.writing(name: name)) \(Line.writing(text: option))"
    case .increase(let name): "increase \(Line.writing(name: name))"
    case .decrease(let name): "decrease \(Line.writing(name: name))"
    case .submit(let name): "submit \(Line.writing(name: name))"
    case .refresh: "refresh"
    case .back: "back"
    case .more: "more"
    case .confirm: "confirm"
    case .cancel: "cancel"
    }
  }
}
