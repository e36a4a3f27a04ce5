public import HeadlessProgram
import HeadlessUI
import ProfileStore
import ProfileFeature
import StateBinding

/// The program `profile-repl`: the Profile app on the driver.
@main
struct ProfileREPL {
  static func main() async {
    await Program.profile.main()
  }
}

extension Program {
  /// The Profile app. Each launch starts with new members and logged out, unless `--store` keeps the
  /// members and the login in a file.
  public static var profile: Program {
    Program(
      name: "profile-repl", version: "0.9.0",
      summary: "Log in, look at a profile, change it, log out.",
      options: MembersOptions.all, exploring: .profile, launch: launchProfile)
  }
}

private func launchProfile(_ launch: Launch) throws(UsageError) -> App {
  let dependency = try MembersOptions.dependency(launch)
  let (router, urlHandler) = RootBuilder(dependency: dependency).build()
  let window = UIWindow(strings: ProfileWords.catalogue(for: launch.language))
  router.launch(from: window)
  return App(
    window: window, router: router,
    links: AppLinks(
      ProfileLinks.table.summaries,
      waitingNote: launch.language == "ko" ? "로그인을 기다립니다" : "waiting for login",
      reason: { ($0 as? LinkProblem)?.text(in: launch.language) ?? "\($0)" },
      open: urlHandler.handle))
}

/// The services that the program provides to the app.
private final class AppDependency: RootDependency {
  let members: any Members
  let savedLogin: (any SavedLogin)?

  init(members: any Members, savedLogin: (any SavedLogin)?) {
    self.members = members
    self.savedLogin = savedLogin
  }
}

/// The options of the services.
private enum MembersOptions {
  static let all = [
    Option("store", value: "FILE", help: "Keep the members and the login in FILE", isFile: true),
    Option(
      "latency", value: "TIME", help: "How long each request takes, as in 2s or 500ms",
      isSafeInHeader: true
    ) { WaitTime($0) == nil ? "is not a time; write 2s or 500ms" : nil },
    Option(
      "fail", value: MembersFault.allCases.map(\.rawValue).joined(separator: "|"),
      help: "Let these requests fail, with commas between them", isSafeInHeader: true
    ) { text in
      unknownFault(in: text).map { name in
        let subject = name.isEmpty || name == text ? "" : "has \(Quoting.quoted(name)), which "
        return "\(subject)is unknown; write load, save or delete"
      }
    },
  ]

  static func dependency(_ launch: Launch) throws(UsageError) -> AppDependency {
    let latency = launch["latency"].flatMap(WaitTime.init)?.duration ?? .zero
    let faults = Set(names(launch["fail"] ?? "").compactMap(MembersFault.init))
    let stored = try launch.file("store") { path throws(MembersError) in
      let members = FileMembers(
        path: path, clock: launch.clock, latency: latency, faults: faults)
      try members.open()
      return members
    }
    return AppDependency(
      members: stored ?? InMemoryMembers(clock: launch.clock, latency: latency, faults: faults),
      savedLogin: stored)
  }

  private nonisolated static func unknownFault(in text: String) -> String? {
    names(text).first { MembersFault(rawValue: $0) == nil }
  }

  private nonisolated static func names(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}
