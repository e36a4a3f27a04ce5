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
  /// The first screen, after following the link `url` if there is one; `complain` gets what is wrong with that.
  func begin(following url: String?, complain: (LineError) -> Void) async -> Response {
    var first = await start()
    guard let url else { return first }
    var opened = await send(":open \(Line.writing(text: url))")
    let parts = [first, opened]
    opened.input = nil
    opened.parts = parts
    opened.events = first.events + opened.events
    opened.diagnostics = first.diagnostics + opened.diagnostics
    if let error = opened.error {
      complain(error)
      first.events = opened.events
      first.diagnostics = opened.diagnostics
      first.parts = parts
      return first
    }
    if case .text(let note) = opened.output {
      opened.output = .text(first.printed(width: style.width) + note)
    }
    return opened
  }
}
