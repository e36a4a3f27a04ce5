extension UsableScreen {
  /// The answer to `:help` in an app that follows `links`, with a line of this screen as an example.
  func help(links: [String]) -> String {
    func row(_ form: String, _ meaning: String) -> String {
      "  " + form + String(repeating: " ", count: max(1, 22 - form.count)) + meaning
    }
    func list(_ section: Keyword.Section, _ keywords: [Keyword]) -> String {
      keywords.filter { $0.section == section }.flatMap(\.help).map { row($0.form, $0.meaning) }
        .joined(separator: "\n")
    }
    let example = shortWorkingLines.first { $0.count <= 40 }
    let text = """
      A line is the name of what to use, as the screen shows it:
      \(example.map { row($0, "works now, for example") } ?? "  …")
        NAME                  uses it; on a terminal its NUMBER does too
        "NAME"                uses it: any name may be in quotes
      \(list(.names, Keyword.verbs))
      Fields and choices:
      \(list(.controls, Keyword.verbs))
      Screens, lists and alerts:
      \(list(.screens, Keyword.verbs))
      Several with one name:
        VERB "NAME" K         does that to the K-th of several
        type "NAME" K TEXT    types into the K-th of several; if there is only one,
                              K is part of the text
      Lines that begin with : are about the session. They look:
      \(list(.looks, Command.keywords))
      They go on:
      \(list(.goesOn, Command.keywords))
      They go back:
      \(list(.goesBack, Command.keywords))
      They end:
      \(list(.ends, Command.keywords))
      """
    if links.isEmpty { return text }
    return text + "\nLinks:\n" + links.map { "  \($0)" }.joined(separator: "\n")
  }
}
