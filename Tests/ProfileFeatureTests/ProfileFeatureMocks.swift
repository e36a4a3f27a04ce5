// Written by `swift package generate-mocks --target ProfileFeature`; changes are lost.
// swift-format-ignore-file

import StateBinding
import Testing

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
  private(set) var buildArguments: [(listener: any ProfileFeature.LoggedOutListener, problem: ProfileFeature.LoggedOutProblem?)] = []
  var buildHandler: ((_ listener: any ProfileFeature.LoggedOutListener, _ problem: ProfileFeature.LoggedOutProblem?) -> any ViewableRouting)?
  func build(withListener listener: any ProfileFeature.LoggedOutListener, problem: ProfileFeature.LoggedOutProblem?) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, problem))
    guard let handler = buildHandler else { unset("LoggedOutBuildableMock.build(withListener:problem:)", "buildHandler") }
    return handler(listener, problem)
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
  var profileDidLogoutHandler: (() -> Void)?
  func profileDidLogout() {
    profileDidLogoutCallCount += 1
    profileDidLogoutHandler?()
  }

  private(set) var profileDidLoseAccountCallCount = 0
  var profileDidLoseAccountHandler: (() -> Void)?
  func profileDidLoseAccount() {
    profileDidLoseAccountCallCount += 1
    profileDidLoseAccountHandler?()
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
  var didLoginHandler: ((_ member: ProfileFeature.Member) -> Void)?
  func didLogin(with member: ProfileFeature.Member) {
    didLoginCallCount += 1
    didLoginArguments.append(member)
    didLoginHandler?(member)
  }

  private(set) var didLogoutCallCount = 0
  var didLogoutHandler: (() -> Void)?
  func didLogout() {
    didLogoutCallCount += 1
    didLogoutHandler?()
  }

  private(set) var didLoseAccountCallCount = 0
  private(set) var didLoseAccountArguments: [ProfileFeature.Member] = []
  var didLoseAccountHandler: ((_ member: ProfileFeature.Member) -> Void)?
  func didLoseAccount(of member: ProfileFeature.Member) {
    didLoseAccountCallCount += 1
    didLoseAccountArguments.append(member)
    didLoseAccountHandler?(member)
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

// MARK: SavedLogin

@MainActor final class SavedLoginMock: ProfileFeature.SavedLogin {
  init() {}

  private(set) var forgetCallCount = 0
  var forgetHandler: (() throws(ProfileFeature.MembersError) -> Void)?
  func forget() throws(ProfileFeature.MembersError) {
    forgetCallCount += 1
    try forgetHandler?()
  }

  private(set) var rememberCallCount = 0
  private(set) var rememberArguments: [ProfileFeature.Member] = []
  var rememberHandler: ((_ member: ProfileFeature.Member) throws(ProfileFeature.MembersError) -> Void)?
  func remember(_ member: ProfileFeature.Member) throws(ProfileFeature.MembersError) {
    rememberCallCount += 1
    rememberArguments.append(member)
    try rememberHandler?(member)
  }

  private(set) var rememberedMemberCallCount = 0
  var rememberedMemberHandler: (() throws(ProfileFeature.MembersError) -> ProfileFeature.Member?)?
  func rememberedMember() throws(ProfileFeature.MembersError) -> ProfileFeature.Member? {
    rememberedMemberCallCount += 1
    guard let handler = rememberedMemberHandler else { return nil }
    return try handler()
  }
}

// MARK: the end of the file

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  let test = Test.current.map { " in the test \($0.name)" } ?? ""
  fatalError("\(call) needs a value\(test); set \(member) of the mock first")
}
