public import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

/// The services and the member that Profile needs from its parent.
public protocol ProfileDependency: Dependency {
  var members: any Members { get }
  /// Forgets the login at a logout; nil if no login is remembered.
  var savedLogin: (any SavedLogin)? { get }
  /// The logged-in member. Saved changes arrive here.
  var memberStream: BehaviorRelay<Member> { get }
}

final class ProfileComponent: Component<ProfileDependency> {
  var members: any Members { dependency.members }
  var savedLogin: (any SavedLogin)? { dependency.savedLogin }
  var memberStream: BehaviorRelay<Member> { dependency.memberStream }
}

public protocol ProfileBuildable: Buildable {
  func build(withListener listener: ProfileListener) -> ProfileRouting
}

/// Builds Profile.
public final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable {
  public func build(withListener listener: ProfileListener) -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let viewController = ProfileViewController()
    let interactor = ProfileInteractor(
      presenter: viewController, members: component.members, savedLogin: component.savedLogin,
      memberStream: component.memberStream)
    interactor.listener = listener
    return ProfileRouter(interactor: interactor, viewController: viewController)
  }
}
