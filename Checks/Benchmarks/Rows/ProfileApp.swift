import Harness
import HeadlessDriver
import HeadlessUI
import Programs
import ProfileFeature
import StateBinding

/// The app that `profile-repl` runs, inside this process.
@MainActor
enum ProfileApp {
  static let program = Program(
    name: "profile-repl", version: "1", summary: "The Profile app.", launch: launch)

  static func launch(_ launch: Launch) -> App {
    let (router, urlHandler) = RootBuilder(dependency: Dependencies(clock: launch.clock)).build()
    let window = UIWindow(strings: ProfileWords.catalogue(for: launch.language))
    router.launch(from: window)
    return App(window: window, router: router, links: AppLinks(open: urlHandler.handle))
  }

  /// The transcript of `inputs`, with the printed output or with `|...`, which matches anything.
  static func transcript(of inputs: [String], matchingAnything: Bool = false) async -> [UInt8] {
    let any = matchingAnything ? "|...\n" : ""
    let skeleton = "#: profile-repl 1\n\(any)\(inputs.map { "> \($0)\n\(any)" }.joined())= exit 0\n"
    if matchingAnything { return Array(skeleton.utf8) }
    return await program.check(Array(skeleton.utf8), named: "skeleton").updated
  }

  private final class Dependencies: RootDependency {
    let members: any Members
    let savedLogin: (any SavedLogin)? = nil

    init(clock: VirtualClock) {
      members = InMemoryMembers(clock: clock)
    }
  }
}
