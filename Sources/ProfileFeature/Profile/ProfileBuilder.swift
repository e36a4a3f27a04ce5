import StateBinding

protocol ProfileDependency: Dependency {
  var members: any Members { get }
  var memberStream: BehaviorRelay<Member> { get }
}

final class ProfileComponent: Component<ProfileDependency> {
  var members: any Members { dependency.members }
  var memberStream: BehaviorRelay<Member> { dependency.memberStream }
}

protocol ProfileBuildable: Buildable {
  func build(withListener listener: ProfileListener) -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable {
  func build(withListener listener: ProfileListener) -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let viewController = ProfileViewController(memberStream: component.memberStream)
    let interactor = ProfileInteractor(
      presenter: viewController, members: component.members, memberStream: component.memberStream)
    interactor.listener = listener
    return ProfileRouter(interactor: interactor, viewController: viewController)
  }
}
