extension OptionsParser {
  /// What `--help` prints, at most 80 columns wide.
  package var help: String {
    var help = """
      \(wrapped(summary, behind: 0))
      Usage: \(program) [OPTION]...
             \(program) --check FILE...
             \(program) --update FILE...

      Options:
      \(list(shared))
      """
    if !own.isEmpty { help += "\nOptions of this app:\n\(list(own))" }
    return help
  }

  private func list(_ options: [Option]) -> String {
    // One column for both lists, so that they align.
    let column = min((shared + own).map(\.form.count).max() ?? 0, 28) + 4
    return options.map { option in
      let form = "  \(option.form)"
      let text = wrapped(option.help, behind: column)
      // What is too wide for its column gets a line of its own.
      return form.count + 2 <= column
        ? form + text.dropFirst(form.count) : "\(form)\n\(text)"
    }.joined()
  }

  /// The words of `text` in lines that begin behind `column` and end before column 80.
  private func wrapped(_ text: String, behind column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 80 - column {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { "\(indent)\($0)\n" }.joined()
  }
}
