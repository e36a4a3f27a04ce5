import HeadlessProgram
import HeadlessUI
import StateBinding

@main struct ProfileProgram {
  static func main() async { await profile.main() }

  static let profile = Program(name: "profile", version: "3", summary: "A profile.") { _ in
    let router = RootBuilder(dependency: Services()).build()
    let window = UIWindow()
    router.launch(from: window)
    return App(window: window, router: router)
  }
}

/// The services of one launch.
private final class Services: RootDependency {
  let members = BehaviorRelay(value: [
    EntityMember(id: "12345", name: "Hong Gildong"), EntityMember(id: "23456", name: "Kim Cheolsu"),
  ])
}
