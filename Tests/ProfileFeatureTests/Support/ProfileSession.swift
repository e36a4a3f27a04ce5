import HeadlessDriver
import HeadlessUI
import ProfileFeature
import StateBinding

/// The Profile app in a session of its own, set up like in `profile-repl`.
struct ProfileSession {
  let session: Session
  let members: any Members

  /// A started app with the service that `make` makes on its clock.
  init(
    language: String = "en", style: Session.Style = .init(), savedLogin: (any SavedLogin)? = nil,
    members make: (VirtualClock) -> any Members
  ) async {
    let clock = VirtualClock()
    let members = make(clock)
    self.members = members
    let dependency = AppDependency(
      members: members, savedLogin: savedLogin ?? members as? any SavedLogin)
    session = Session(Launch(clock: clock, language: language), style: style) { launch in
      let (router, urlHandler) = RootBuilder(dependency: dependency).build()
      let window = UIWindow(strings: ProfileWords.catalogue(for: launch.language))
      router.launch(from: window)
      return App(
        window: window, router: router,
        links: AppLinks(
          ProfileLinks.table.summaries, waitingNote: "waiting for login", open: urlHandler.handle))
    }
    let first = await session.start()
    diagnostics += first.diagnostics.map(\.description)
  }

  /// A started app with the three seeded members.
  init(
    language: String = "en", style: Session.Style = .init(), latency: Duration = .zero,
    faults: Set<MembersFault> = []
  ) async {
    await self.init(language: language, style: style) {
      InMemoryMembers(clock: $0, latency: latency, faults: faults)
    }
  }

  /// The diagnostics of the start, which no line can answer.
  private(set) var diagnostics: [String] = []

  /// The printed answer to `line`, or its error, with all diagnostics.
  func answer(to line: String) async -> String {
    let response = await session.send(line)
    let warnings = response.diagnostics.map { "\nwarning: \($0)" }.joined()
    return (response.error.map(\.description) ?? response.printed()) + warnings
  }

  /// The answer to the last of `lines`. No line before it may fail.
  func answer(to lines: [String]) async -> String {
    var last = ""
    for (index, line) in lines.enumerated() {
      let response = await session.send(line)
      if let error = response.error, index < lines.count - 1 { return "\(line): \(error)" }
      last = response.error.map(\.description) ?? response.printed()
      last += response.diagnostics.map { "\nwarning: \($0)" }.joined()
    }
    return last
  }

  /// The text of the screen.
  var screen: String { session.screen.text() }
}

/// The dependencies that the program gives the app.
private final class AppDependency: RootDependency {
  let members: any Members
  let savedLogin: (any SavedLogin)?

  init(members: any Members, savedLogin: (any SavedLogin)?) {
    self.members = members
    self.savedLogin = savedLogin
  }
}
