public import StateBinding

/// What the profile needs of its parent.
public protocol ProfileDependency: Dependency {
  /// Where changes go.
  var members: any Members { get }
  /// The member who is logged in; what is saved shows here.
  var memberStream: BehaviorRelay<Member> { get }
}

final class ProfileComponent: Component<ProfileDependency> {
  var members: any Members { dependency.members }
  var memberStream: BehaviorRelay<Member> { dependency.memberStream }
}

/// What makes the profile.
public protocol ProfileBuildable: Buildable {
  /// The profile, which tells `listener` when it wants out.
  func build(withListener listener: ProfileListener) -> ProfileRouting
}

/// Makes the profile.
public final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable {
  /// The profile, which tells `listener` when it wants out.
  public func build(withListener listener: ProfileListener) -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let viewController = ProfileViewController(memberStream: component.memberStream)
    let interactor = ProfileInteractor(
      presenter: viewController, members: component.members, memberStream: component.memberStream)
    interactor.listener = listener
    return ProfileRouter(interactor: interactor, viewController: viewController)
  }
}
