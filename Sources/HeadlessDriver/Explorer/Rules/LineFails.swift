extension Rule {
  static let lineFails: Rule = Rule(
    name: "line-fails",
    sentence:
      "a line that `:actions` lists answered with an error; a number field may refuse a text",
    remedy: "disable or remove its element while it cannot work",
    ofLine: { passage, _ in
      guard let error = passage.response.error, let entry = passage.entry, !passage.neverRests
      else { return [] }
      switch error.code {
      // Links and texts are not offered, so a refused link and a number field that refuses a sample break no promise.
      case .unknownLink, .badLink: return []
      case .badArgument where entry.move?.typedText != nil: return []
      default:
        let line = Quoting.quoted(entry.recorded)
        return [
          Problem(
            .lineFails, about: entry.recorded, "\(line) is listed by :actions but answers \(error)",
            passage.to.path)
        ]
      }
    })
}
