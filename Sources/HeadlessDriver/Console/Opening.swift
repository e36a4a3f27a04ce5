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

  /// Both for a person: the screen, then what there is to say of the link, unless that is an error.
  func shown(width: Int) -> Response {
    var shown = answer
    if shown.error != nil {
      shown.error = nil
      shown.output = .screen
    } else if case .text(let note)? = link?.output {
      shown.output = .text(first.printed(width: width) + note)
    }
    return shown
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
