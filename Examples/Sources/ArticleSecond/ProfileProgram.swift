import HeadlessProgram
import HeadlessUI
import StateBinding

@main struct ProfileProgram {
  static func main() async { await profile.main() }

  static let profile = Program(name: "profile", version: "2", summary: "A profile.") { _ in
    let viewController = ProfileViewController()
    let member = EntityMember(id: "12345", name: "Hong Gildong")
    let interactor = ProfileInteractor(
      presenter: viewController, memberStream: BehaviorRelay(value: member))
    let router = LaunchRouter(interactor: interactor, viewController: viewController)
    let window = UIWindow()
    router.launch(from: window)
    return App(window: window, router: router)
  }
}
