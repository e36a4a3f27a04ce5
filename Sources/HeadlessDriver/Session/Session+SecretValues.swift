import StateBinding

/// What was typed into secure fields stands in the app's actions, states and errors too, which traces, `:state` and
/// diagnostics print: as a text in quotes it is left out there.
extension Session {
  /// Leaves `text` out of what is printed from now on.
  func keepSecret(_ text: String) {
    let secret = Array(quote(text).utf8)
    if !secrets.contains(secret) { secrets.append(secret) }
  }

  /// `event` without what was typed into a secure field: actions and states hold it.
  func hidingSecrets(in event: TraceEvent) -> TraceEvent {
    var event = event
    event.detail = hidingSecrets(in: event.detail)
    return event
  }

  /// `diagnostic` without what was typed into a secure field: the action or the error that it is about may hold it.
  func hidingSecrets(in diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(kind: diagnostic.kind, message: hidingSecrets(in: diagnostic.message))
  }

  /// `text`, which describes values of the app, without what was typed into a secure field.
  func hidingSecrets(in text: String) -> String {
    if secrets.isEmpty { return text }
    var bytes = Array(text.utf8)
    for secret in secrets {
      var start = 0
      while let place = bytes.place(of: secret, from: start) {
        bytes.replaceSubrange(place..<place + secret.count, with: Self.hidden)
        start = place + Self.hidden.count
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hidden = Array("\"••••\"".utf8)
}
