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
  /// `pin s3cret`, `submit pin s3cret`, `type pinn s3cret`.
  ///
  /// What is left of it is not done, as it might be something: where it need not be answered alike, it is not repeatable.
  func hideSecret(in line: Line, refusedWith error: LineError) {
    guard !response.isSecret, let hidden = hiding(line, error) else { return }
    hide(hidden.text)
    switch (line.reading, hidden.reading) {
    case (.bare, .bare) where error.code == .unknownAction:
      response.error = .unknownAction(hidden.text, candidates: actions)
    case (.bare, .bare): break
    case (.notAVerb, .notAVerb(let hiddenError)), (.notACommand, .notACommand(let hiddenError)):
      if error.code != .alertPending { response.error = hiddenError }
    case (.verb(.type(let name, let position, _)), .verb(.type(let same, let samePosition, _)))
    where name == same && position == samePosition: break
    default:
      response.isRepeatable = false
      if QuotedText.flaws.contains(error) || error.code == .alertPending { break }
      response.error = LineError(error.code, "\(brief(hidden.text)) means nothing here")
    }
  }

  /// `line` without what follows the name of a secure field; nil where there is nothing of that.
  private func hiding(_ line: Line, _ error: LineError) -> Line? {
    switch line.reading {
    case .nothing, .command: return nil
    case .verb, .notAVerb, .notACommand, .bare: break
    }
    // Not where it was taken for a name, or is nearly one of what is tapped.
    let isName = { (name: String) in
      self.shown.reachable(named: name).contains { !self.shown.isField($0) }
    }
    guard !isName(line.text), !error.suggestions.contains(where: isName),
      let told = shown.told(upToSecretIn: line.text)
    else { return nil }
    let isOpen = { (text: String) in !text.utf8.count { $0 == 0x22 }.isMultiple(of: 2) }
    return Line("\(told) ••••\(isOpen(told) && !isOpen(line.text) ? "\"" : "")")
  }

  private func hide(behind name: String, _ position: Int? = nil) {
    hide(Verb.type(name, position: position, text: "••••").description)
  }

  private func hide(_ input: String) {
    response.input = input
    response.isSecret = true
  }
}
