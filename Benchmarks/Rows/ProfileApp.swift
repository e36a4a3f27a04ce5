import HeadlessDriver
import HeadlessUI
import ProfileFeature
import StateBinding

/// The app that `profile-repl` runs.
@MainActor
enum ProfileApp {
  static func launch(_ launch: Launch) -> App {
    let (router, item) = RootBuilder(dependency: Dependencies(clock: launch.clock)).build()
    let window = UIWindow(strings: ProfileWords.catalogue(for: launch.language))
    router.launch(from: window)
    return App(window: window, router: router, links: AppLinks(ProfileLinks.table, from: item))
  }
}

private final class Dependencies: RootDependency {
  let members: any Members

  init(clock: VirtualClock) {
    members = InMemoryMembers(clock: clock)
  }
}
