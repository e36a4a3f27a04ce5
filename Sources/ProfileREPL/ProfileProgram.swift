public import HeadlessDriver
import HeadlessUI
import ProfileFeature
import StateBinding

extension Program {
  /// The Profile app, whose members are new at each launch unless an option says otherwise.
  public static var profile: Program {
    Program(
      name: "profile-repl", version: "0.1.0",
      summary: "Log in, look at a profile, change it, log out.",
      options: MembersOptions.all, launch: launchProfile)
  }
}

private func launchProfile(_ launch: Launch) throws(UsageError) -> App {
  let dependency = try AppDependency(members: MembersOptions.members(launch))
  let (router, item) = RootBuilder(dependency: dependency).build()
  let window = UIWindow(strings: ProfileWords.catalogue(for: launch.language))
  router.launch(from: window)
  return App(
    window: window, router: router,
    links: AppLinks(ProfileLinks.table, from: item, waitingNote: "waiting for login"))
}

/// What the app gets from the program.
private final class AppDependency: RootDependency {
  let members: any Members

  init(members: any Members) {
    self.members = members
  }
}
