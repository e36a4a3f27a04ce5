import HeadlessUI

extension Line {
  /// The line that activates the element addressed by `name`: the name itself where a line may be just that, else `tap`.
  public static func activating(_ name: String) -> String {
    Typing.isWholeLine(name) ? name : Verb.tap(name, position: nil).description
  }

  /// `name` as a verb reads it: in quotes where it needs them.
  public static func writing(name: String) -> String {
    Typing.isOneWord(name) ? name : Quoting.quoted(name)
  }

  /// `text` as the end of a line: in quotes where it needs them.
  public static func writing(text: String) -> String {
    Typing.endsLine(text) ? text : Quoting.quoted(text)
  }
}
