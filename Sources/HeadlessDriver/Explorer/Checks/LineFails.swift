import StateBinding

extension Check {
  /// No line leads to a diagnostic, such as a leak.
  static func diagnostics(_ passage: Passage) -> [Problem] {
    passage.response.diagnostics.map { Problem($0, passage.to.path) }
  }

  /// Every line that `:actions` lists works.
  static func lineFails(_ passage: Passage) -> Problem? {
    guard let error = passage.response.error, let entry = passage.entry, !passage.neverRests else {
      return nil
    }
    switch error.code {
    // Links and texts are not offered, so a refused link and a number field that refuses a sample break no promise.
    case .unknownLink, .badLink: return nil
    case .badArgument where entry.move?.typedText != nil: return nil
    default:
      return Problem(
        .lineFails, about: entry.recorded,
        "\(Quoting.quoted(entry.recorded)) is listed by :actions but answers \(error); disable or remove its element while it cannot work",
        passage.to.path)
    }
  }
}
