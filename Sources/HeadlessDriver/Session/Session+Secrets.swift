import HeadlessUI

extension Session {
  /// Leaves what `line` types into a secure field out of the response; what is done in its place, where an error that
  /// it leads to could repeat it.
  func hideSecret(in line: Line) -> Line? {
    switch line.reading {
    case .verb(.type(let name, let position, let text)):
      let named = shown.reachable(named: name).map { shown.reachable[$0].role }
      let fields =
        position.flatMap { named.indices.contains($0 - 1) ? [named[$0 - 1]] : nil } ?? named
      if fields.contains(.secureField) || (!fields.contains(.field) && shown.hasSecret(name)) {
        // That a field is cleared is no secret: the screen shows it.
        if !text.isEmpty { hide(behind: name, position) }
        return nil
      }
      if fields.contains(.field) { return nil }
    case .notAVerb: break
    // `Type`, which is no verb, and no name here.
    case .bare where line.text.utf8.first == UInt8(ascii: "T"):
      if !shown.reachable(named: line.text).isEmpty { return nil }
    default: return nil
    }
    guard let name = shown.secretName(in: line.text) else { return nil }
    hide(behind: name)
    if case .notAVerb(let error) = line.reading, QuotedText.flaws.contains(error) { return nil }
    // In quotes, so that it is no label.
    return Line("type \(Quoting.quoted(name))")
  }

  private func hide(behind name: String, _ position: Int? = nil) {
    response.input = Verb.type(name, position: position, text: "••••").description
    response.isSecret = true
  }
}

extension Screen {
  /// The names of every secure field, also of those below an alert or a sheet.
  private var secretNames: [String] {
    let everything = (alert?.elements ?? []) + elements + covered.flatMap(\.elements)
    return everything.filter { $0.role == .secureField }
      .flatMap { [$0.identifier, $0.label] }.compactMap(\.self)
  }

  /// Whether a secure field, wherever it is, is called `name`.
  fileprivate func hasSecret(_ name: String) -> Bool {
    secretNames.contains { $0.lowercased() == name.lowercased() }
  }

  /// The name of a secure field, if `line` begins with `type` and that, in whatever quotes, and goes on.
  fileprivate func secretName(in line: String) -> String? {
    var words = Words(line)
    guard words.next().lowercased() == "type" else { return nil }
    let rest = words.remaining.lowercased()
    return secretNames.first { name in
      let quoted = Quoting.quoted(name.lowercased())
      let starts =
        name.isEmpty
        ? [quoted] : [name.lowercased(), "\"\(name.lowercased())", "\(quoted.dropLast())"]
      return starts.contains { start in
        guard rest.hasPrefix(start) else { return false }
        let tail = rest.dropFirst(start.count)
        guard let next = tail.first, tail != "\"" else { return false }
        return !next.isLetter && !next.isNumber
      }
    }
  }
}
