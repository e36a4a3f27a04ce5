import HeadlessUI

/// What a person does to the screen.
///
/// Behind a quoted name a number may stand: which of several with that name is meant, counted from 1.
///
/// A verb that stands alone may have an empty name behind it: `back ""` is the verb also where something is called "Back".
public enum Verb: Equatable, Sendable, CustomStringConvertible {
  /// `tap "NAME"`: activates the element.
  case tap(String, position: Int?)
  /// `type NAME TEXT`: replaces what is in the field; an empty text clears it. A number that stands before the text is
  /// read as such only on a screen with several fields of that name.
  case type(String, position: Int? = nil, text: String)
  /// `toggle NAME`: turns a switch on or off.
  case toggle(String, position: Int? = nil)
  /// `pick NAME OPTION`: chooses one of the options. A number is read as it is by `type`.
  case pick(String, position: Int? = nil, option: String)
  /// `increase NAME`: one step up.
  case increase(String, position: Int? = nil)
  /// `decrease NAME`: one step down.
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

  /// The verb as a line that is read back as the same verb.
  public var description: String {
    switch self {
    case .tap(let name, nil): "tap \(Quoting.quoted(name))"
    case .tap(let name, let position): "tap \(Self.written(name, position))"
    case .type(let name, let position, let text):
      "type \(Self.written(name, position)) \(Line.writing(text: text))"
    case .toggle(let name, let position): "toggle \(Self.written(name, position))"
    case .pick(let name, let position, let option):
      "pick \(Self.written(name, position)) \(Line.writing(text: option))"
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

  /// The same about the element at `position` of those with the name.
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
