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
