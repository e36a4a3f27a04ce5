// Written by `swift package generate-mocks --target ProfileFeature`; changes are lost.
// swift-format-ignore-file

import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

// Some of the protocols are internal to their module.
@testable import ProfileFeature

// MARK: LoggedInBuildable

@MainActor final class LoggedInBuildableMock: ProfileFeature.LoggedInBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any ProfileFeature.LoggedInListener, member: ProfileFeature.Member)] = []
  var buildHandler: ((_ listener: any ProfileFeature.LoggedInListener, _ member: ProfileFeature.Member) -> (router: any ProfileFeature.LoggedInRouting, actionableItem: any ProfileFeature.LoggedInActionableItem))?
  func build(withListener listener: any ProfileFeature.LoggedInListener, member: ProfileFeature.Member) -> (router: any ProfileFeature.LoggedInRouting, actionableItem: any ProfileFeature.LoggedInActionableItem) {
    buildCallCount += 1
    buildArguments.append((listener, member))
    guard let handler = buildHandler else { unset("LoggedInBuildableMock.build(withListener:member:)", "buildHandler") }
    return handler(listener, member)
  }
}

// MARK: LoggedInRouting

@MainActor final class LoggedInRoutingMock: Router<Interactor>, ProfileFeature.LoggedInRouting {
  override init(interactor: Interactor = Interactor()) {
    super.init(interactor: interactor)
  }

  private(set) var cleanupViewsCallCount = 0
  var cleanupViewsHandler: (() -> Void)?
  func cleanupViews() {
    cleanupViewsCallCount += 1
    cleanupViewsHandler?()
  }

  private(set) var routeToProfileCallCount = 0
  var routeToProfileHandler: (() -> any ProfileFeature.ProfileActionableItem)?
  func routeToProfile() -> any ProfileFeature.ProfileActionableItem {
    routeToProfileCallCount += 1
    guard let handler = routeToProfileHandler else { unset("LoggedInRoutingMock.routeToProfile()", "routeToProfileHandler") }
    return handler()
  }
}

// MARK: LoggedOutBuildable

@MainActor final class LoggedOutBuildableMock: ProfileFeature.LoggedOutBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any ProfileFeature.LoggedOutListener] = []
  var buildHandler: ((_ listener: any ProfileFeature.LoggedOutListener) -> any ViewableRouting)?
  func build(withListener listener: any ProfileFeature.LoggedOutListener) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("LoggedOutBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: LoggedOutRouting

@MainActor final class LoggedOutRoutingMock: ViewableRouter<Interactor, any ViewControllable>, ProfileFeature.LoggedOutRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }
}

// MARK: Members

@MainActor final class MembersMock: ProfileFeature.Members {
  init() {}

  private(set) var allCallCount = 0
  var allHandler: (@MainActor () async throws -> [ProfileFeature.Member])?
  func all() async throws -> [ProfileFeature.Member] {
    allCallCount += 1
    guard let handler = allHandler else { unset("MembersMock.all()", "allHandler") }
    return try await handler()
  }

  private(set) var deleteCallCount = 0
  private(set) var deleteArguments: [String] = []
  var deleteHandler: (@MainActor (_ id: String) async throws -> Void)?
  func delete(id: String) async throws {
    deleteCallCount += 1
    deleteArguments.append(id)
    try await deleteHandler?(id)
  }

  private(set) var memberCallCount = 0
  private(set) var memberArguments: [String] = []
  var memberHandler: (@MainActor (_ id: String) async throws -> ProfileFeature.Member?)?
  func member(id: String) async throws -> ProfileFeature.Member? {
    memberCallCount += 1
    memberArguments.append(id)
    guard let handler = memberHandler else { return nil }
    return try await handler(id)
  }

  private(set) var saveCallCount = 0
  private(set) var saveArguments: [ProfileFeature.Member] = []
  var saveHandler: (@MainActor (_ member: ProfileFeature.Member) async throws -> Void)?
  func save(_ member: ProfileFeature.Member) async throws {
    saveCallCount += 1
    saveArguments.append(member)
    try await saveHandler?(member)
  }
}

// MARK: ProfileListener

@MainActor final class ProfileListenerMock: ProfileFeature.ProfileListener {
  init() {}

  private(set) var profileDidDeleteAccountCallCount = 0
  var profileDidDeleteAccountHandler: (() -> Void)?
  func profileDidDeleteAccount() {
    profileDidDeleteAccountCallCount += 1
    profileDidDeleteAccountHandler?()
  }

  private(set) var profileDidLogoutCallCount = 0
  var profileDidLogoutHandler: (() throws(ProfileFeature.MembersError) -> Void)?
  func profileDidLogout() throws(ProfileFeature.MembersError) {
    profileDidLogoutCallCount += 1
    try profileDidLogoutHandler?()
  }
}

// MARK: RootInteractable

@MainActor final class RootInteractableMock: Interactor, @MainActor ProfileFeature.RootInteractable {
  override init() { super.init() }

  weak var router: (any ProfileFeature.RootRouting)?

  private(set) var didDeleteAccountCallCount = 0
  var didDeleteAccountHandler: (() -> Void)?
  func didDeleteAccount() {
    didDeleteAccountCallCount += 1
    didDeleteAccountHandler?()
  }

  private(set) var didLoginCallCount = 0
  private(set) var didLoginArguments: [ProfileFeature.Member] = []
  var didLoginHandler: ((_ member: ProfileFeature.Member) throws(ProfileFeature.MembersError) -> Void)?
  func didLogin(with member: ProfileFeature.Member) throws(ProfileFeature.MembersError) {
    didLoginCallCount += 1
    didLoginArguments.append(member)
    try didLoginHandler?(member)
  }

  private(set) var didLogoutCallCount = 0
  var didLogoutHandler: (() throws(ProfileFeature.MembersError) -> Void)?
  func didLogout() throws(ProfileFeature.MembersError) {
    didLogoutCallCount += 1
    try didLogoutHandler?()
  }

  private(set) var routeToFirstScreenCallCount = 0
  var routeToFirstScreenHandler: (() -> Void)?
  func routeToFirstScreen() {
    routeToFirstScreenCallCount += 1
    routeToFirstScreenHandler?()
  }
}

// MARK: RootViewControllable

@MainActor final class RootViewControllableMock: UIViewController, ProfileFeature.RootViewControllable {

  private(set) var hideCallCount = 0
  private(set) var hideArguments: [any ViewControllable] = []
  var hideHandler: ((_ viewController: any ViewControllable) -> Void)?
  func hide(_ viewController: any ViewControllable) {
    hideCallCount += 1
    hideArguments.append(viewController)
    hideHandler?(viewController)
  }

  private(set) var showCallCount = 0
  private(set) var showArguments: [any ViewControllable] = []
  var showHandler: ((_ viewController: any ViewControllable) -> Void)?
  func show(_ viewController: any ViewControllable) {
    showCallCount += 1
    showArguments.append(viewController)
    showHandler?(viewController)
  }
}

// MARK: the end of the file

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  fatalError("\(call) needs a value; set \(member) of the mock first")
}
