extension Rule {
  static let lineFails: Rule = Rule(
    name: "line-fails",
    sentence:
      "a line that `:actions` lists answered with an error; a number field may refuse a text",
    remedy: "disable or remove its element while it cannot work",
    ofLine: { explored, _ in
      guard let error = explored.response.error, let sent = explored.sent, !explored.neverRests
      else { return [] }
      switch error.code {
      // Links and texts are not offered, so a refused link and a number field that refuses a sample break no promise.
      case .unknownLink, .badLink: return []
      case .badArgument where sent.move?.typedText != nil: return []
      default:
        let line = Quoting.quoted(sent.recorded)
        let message = "\(line) is listed by :actions but answers \(error)"
        return [Finding(.lineFails, about: sent.recorded, message, explored.to.path)]
      }
    })
}
