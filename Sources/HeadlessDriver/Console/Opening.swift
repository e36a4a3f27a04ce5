import StateBinding

/// What a session begins with.
@MainActor
struct Opening {
  /// The screen that the app begins with.
  let first: Response
  /// The answer to the link that is followed first, if one is.
  let link: Response?

  /// Both as one answer.
  var answer: Response {
    guard var answer = link else { return first }
    answer.input = nil
    answer.events = first.events + answer.events
    answer.diagnostics = first.diagnostics + answer.diagnostics
    return answer
  }

  /// The screen for a person.
  var shown: Response {
    var shown = answer
    shown.error = nil
    shown.output = .screen
    return shown
  }

  /// What there is to say of the link below the screen, unless that is an error: that it waits.
  var note: String {
    guard let link, link.error == nil, case .text = link.output else { return "" }
    return link.printed()
  }
}

extension Session {
  /// The first screen, then the answer to the link `url` if there is one.
  func begin(following url: String?) async -> Opening {
    let first = await start()
    guard let url else { return Opening(first: first, link: nil) }
    return Opening(first: first, link: await send(":open \(Line.writing(text: url))"))
  }
}
