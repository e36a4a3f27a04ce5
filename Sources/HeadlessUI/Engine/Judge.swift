import StateBinding

/// The fresh look: runs each body again, with the view that its place holds, and compares what it returns with what is kept. It
/// begins, ends and tells nothing.
@MainActor
struct Judge {
  let run: AppRun
  private let strings: StringCatalogue
  private(set) var findings: [String] = []

  init(in run: AppRun, _ strings: StringCatalogue) { (self.run, self.strings) = (run, strings) }

  /// Notes that the body of `owner` now gives other values than those that are shown. `plain` is the type of an object in the view
  /// that nothing observes.
  mutating func note<Content>(
    _ owner: Any.Type, shows kept: Content, gives fresh: Content, again: Content, plain: Any.Type?
  ) {
    if !same(fresh, again, .values) {
      findings.append(
        "\(owner) gives another value at each run of its body: a date or a random number, for instance; keep the value in @State"
      )
      return
    }
    let (old, new) = difference(kept, fresh) ?? (kept, fresh)
    let object = plain.map { "\($0)" } ?? "its class"
    findings.append(
      "\(owner) still shows \(words(of: old)), though its body now gives \(words(of: new)): nothing that SwiftUI observes has changed; make \(object) @Observable, or keep the value in @State"
    )
  }

  private func words(of value: Any) -> String {
    if let text = value as? Text { return "\"\(text.resolve(in: strings))\"" }
    if let text = value as? String { return "\"\(text)\"" }
    if value is any View || "\(value)".utf8.count > 80 { return "other views" }
    return mention(value)
  }
}
