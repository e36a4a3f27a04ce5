import HeadlessDriver
import HeadlessUI
import ProfileFeature
import StateBinding

/// The Profile app in a session of its own, as `profile-repl` runs it.
struct ProfileSession {
  let session: Session
  let members: any Members

  /// An app that has started, on `members`, which are made on its clock.
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

  /// An app that has started, on the three seeded members.
  init(
    language: String = "en", style: Session.Style = .init(), latency: Duration = .zero,
    faults: Set<MembersFault> = []
  ) async {
    await self.init(language: language, style: style) {
      InMemoryMembers(clock: $0, latency: latency, faults: faults)
    }
  }

  /// What went wrong at the start where no caller could be told.
  private(set) var diagnostics: [String] = []

  /// What `line` is answered with: what is printed, or the error, and all diagnostics.
  func answer(to line: String) async -> String {
    let response = await session.send(line)
    let warnings = response.diagnostics.map { "\nwarning: \($0)" }.joined()
    return (response.error.map(\.description) ?? response.printed()) + warnings
  }

  /// What the last of `lines` is answered with; no line before it may fail.
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

  /// What is on the screen.
  var screen: String { session.screen.text() }
}

/// What the app gets from the program.
private final class AppDependency: RootDependency {
  let members: any Members
  let savedLogin: (any SavedLogin)?

  init(members: any Members, savedLogin: (any SavedLogin)?) {
    self.members = members
    self.savedLogin = savedLogin
  }
}
