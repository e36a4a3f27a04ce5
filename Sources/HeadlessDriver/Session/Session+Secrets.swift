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
        if text.isEmpty { return nil }
        hide(behind: name, position)
        keepSecret(text)
        return nil
      }
      if fields.contains(.field) { return nil }
    case .notAVerb: break
    default: return nil
    }
    guard let name = shown.secretName(in: line.text) else { return nil }
    hide(behind: name)
    if case .notAVerb(let error) = line.reading, QuotedText.flaws.contains(error) { return nil }
    // In quotes, so that it is no label.
    return Line("type \(Quoting.quoted(name))")
  }

  /// Leaves out of the response what `line`, which was refused with `error`, tells behind the name of a secure field:
  /// `pin s3cret`, `submit pin s3cret`, `type pinn s3cret`. The error, which might repeat it, is the answer without it.
  func hideSecret(in line: Line, refusedWith error: LineError) -> LineError {
    switch line.reading {
    case .verb(.type(let name, let position, let text)):
      if !text.isEmpty, shown.isNearSecret(name) { hide(behind: name, position) }
    case .verb(.pick(let name, let position, _)):
      if shown.isNearSecret(name) {
        hide(Verb.pick(name, position: position, option: "••••").description)
      }
    case .bare, .notAVerb:
      // Not where it was taken for a name, or is nearly one of what is tapped.
      guard shown.reachable(named: line.text).isEmpty,
        error.suggestions.allSatisfy({ $0.hasSuffix(" TEXT") }),
        let told = shown.told(upToSecretIn: line.text)
      else { break }
      let hidden = Line("\(told) ••••")
      hide(hidden.text)
      switch (hidden.reading, error.code) {
      case (.notAVerb(let error), .badArgument): return error
      case (_, .unknownAction): return .unknownAction(hidden.text, candidates: actions)
      default: break
      }
    default: break
    }
    return error
  }

  private func hide(behind name: String, _ position: Int? = nil) {
    hide(Verb.type(name, position: position, text: "••••").description)
  }

  private func hide(_ input: String) {
    response.input = input
    response.isSecret = true
  }
}
