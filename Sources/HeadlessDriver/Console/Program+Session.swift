import HeadlessUI
import StateBinding

extension Program {
  /// A session of the app, launched as `options` say.
  func makeSession(
    _ options: Options, language: String, style: Session.Style
  ) throws(UsageError) -> Session {
    try Session(
      Launch(language: language, settings: options.values), style: style, launch: launch)
  }

  /// The first line of a transcript that is made with `options`: what it depends on.
  func header(_ options: Options, language: String, width: Int, keepsGoing: Bool) -> String {
    var settings = ["lang=\(language)", "width=\(width)"]
    if options.traces { settings.append("trace") }
    if keepsGoing { settings.append("keep-going") }
    for option in self.options where option.isSafeInHeader {
      guard let value = options[option.name] else { continue }
      settings.append(option.value == nil ? option.name : "\(option.name)=\(value)")
    }
    return "#: \(name) 1 \(settings.joined(separator: " "))"
  }
}

extension Session {
  /// The first screen, and what came of following the link `url` if there is one.
  func begin(following url: String?) async -> Opening {
    let first = await start()
    guard let url else { return Opening(shown: first, answer: first) }
    var answer = await send(":open \(Line.writing(text: url))")
    answer.input = nil
    answer.events = first.events + answer.events
    answer.diagnostics = first.diagnostics + answer.diagnostics
    var shown = answer
    if answer.error != nil {
      shown.error = nil
      shown.output = .screen
    } else if case .text(let note) = answer.output {
      shown.output = .text(first.printed(width: style.width) + note)
    }
    return Opening(shown: shown, answer: answer)
  }
}

/// What a session begins with.
@MainActor
struct Opening {
  /// The first screen for a person, with what there is to say of the link.
  let shown: Response
  /// The answer to the link, or the first screen.
  let answer: Response
}
