import StateBinding

extension Line {
  /// The line that activates the element addressed by `name`: the name itself where a line may be just that, else `tap`.
  public static func activating(_ name: String) -> String {
    let line = Line(name)
    let isPlain =
      line.reading == .bare && line.number == nil
      && !name.unicodeScalars.contains(where: \.isMisleading)
    // Compared as bytes: `==` would take a decomposed name for a composed one.
    return isPlain && line.text.utf8.elementsEqual(name.utf8)
      ? name : Verb.tap(name, position: nil).description
  }

  /// `name` as a verb reads it: in quotes where it needs them.
  public static func writing(name: String) -> String {
    let scalars = name.unicodeScalars
    let isPlain =
      !scalars.isEmpty && scalars.first != "\""
      && !scalars.contains { isSpace($0) || $0.isMisleading }
    return isPlain ? name : QuotedText.write(name)
  }

  /// `text` as the end of a line: in quotes where it needs them.
  public static func writing(text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return "\"\"" }
    let isPlain =
      first != "\"" && !isSpace(first) && !isSpace(last) && !scalars.contains(where: \.isMisleading)
    return isPlain ? text : QuotedText.write(text)
  }
}
