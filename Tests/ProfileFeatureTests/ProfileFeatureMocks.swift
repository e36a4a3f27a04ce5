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

// MARK: LoggedInDependency

@MainActor final class LoggedInDependencyMock: ProfileFeature.LoggedInDependency {
  init() {}

  private var loggedInViewControllerValue: (any ProfileFeature.LoggedInViewControllable)?
  var loggedInViewController: any ProfileFeature.LoggedInViewControllable {
    get {
      guard let value = loggedInViewControllerValue else { unset("LoggedInDependencyMock.loggedInViewController", "loggedInViewController") }
      return value
    }
    set { loggedInViewControllerValue = newValue }
  }

  private var membersValue: (any ProfileFeature.Members)?
  var members: any ProfileFeature.Members {
    get {
      guard let value = membersValue else { unset("LoggedInDependencyMock.members", "members") }
      return value
    }
    set { membersValue = newValue }
  }
}

// MARK: LoggedInInteractable

@MainActor final class LoggedInInteractableMock: Interactor, @MainActor ProfileFeature.LoggedInInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any ProfileFeature.LoggedInListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any ProfileFeature.LoggedInRouting)? {
    didSet { routerSetCallCount += 1 }
  }

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

// MARK: LoggedInListener

@MainActor final class LoggedInListenerMock: ProfileFeature.LoggedInListener {
  init() {}

  private(set) var didDeleteAccountCallCount = 0
  var didDeleteAccountHandler: (() -> Void)?
  func didDeleteAccount() {
    didDeleteAccountCallCount += 1
    didDeleteAccountHandler?()
  }

  private(set) var didLogoutCallCount = 0
  var didLogoutHandler: (() throws(ProfileFeature.MembersError) -> Void)?
  func didLogout() throws(ProfileFeature.MembersError) {
    didLogoutCallCount += 1
    try didLogoutHandler?()
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

// MARK: LoggedInViewControllable

@MainActor final class LoggedInViewControllableMock: UIViewController, ProfileFeature.LoggedInViewControllable {

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

// MARK: LoggedOutDependency

@MainActor final class LoggedOutDependencyMock: ProfileFeature.LoggedOutDependency {
  init() {}

  private var membersValue: (any ProfileFeature.Members)?
  var members: any ProfileFeature.Members {
    get {
      guard let value = membersValue else { unset("LoggedOutDependencyMock.members", "members") }
      return value
    }
    set { membersValue = newValue }
  }
}

// MARK: LoggedOutInteractable

@MainActor final class LoggedOutInteractableMock: Interactor, ProfileFeature.LoggedOutInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any ProfileFeature.LoggedOutListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any ProfileFeature.LoggedOutRouting)? {
    didSet { routerSetCallCount += 1 }
  }
}

// MARK: LoggedOutListener

@MainActor final class LoggedOutListenerMock: ProfileFeature.LoggedOutListener {
  init() {}

  private(set) var didLoginCallCount = 0
  private(set) var didLoginArguments: [ProfileFeature.Member] = []
  var didLoginHandler: ((_ member: ProfileFeature.Member) throws(ProfileFeature.MembersError) -> Void)?
  func didLogin(with member: ProfileFeature.Member) throws(ProfileFeature.MembersError) {
    didLoginCallCount += 1
    didLoginArguments.append(member)
    try didLoginHandler?(member)
  }
}

// MARK: LoggedOutPresentable

@MainActor final class LoggedOutPresentableMock: ProfileFeature.LoggedOutPresentable {
  typealias State = ProfileFeature.LoggedOutState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: ProfileFeature.LoggedOutPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
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

// MARK: LoggedOutViewControllable

@MainActor final class LoggedOutViewControllableMock: UIViewController, ProfileFeature.LoggedOutViewControllable {
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

// MARK: ProfileBuildable

@MainActor final class ProfileBuildableMock: ProfileFeature.ProfileBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any ProfileFeature.ProfileListener] = []
  var buildHandler: ((_ listener: any ProfileFeature.ProfileListener) -> any ProfileFeature.ProfileRouting)?
  func build(withListener listener: any ProfileFeature.ProfileListener) -> any ProfileFeature.ProfileRouting {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("ProfileBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: ProfileDependency

@MainActor final class ProfileDependencyMock: ProfileFeature.ProfileDependency {
  init() {}

  private var memberStreamValue: (BehaviorRelay<ProfileFeature.Member>)?
  var memberStream: BehaviorRelay<ProfileFeature.Member> {
    get {
      guard let value = memberStreamValue else { unset("ProfileDependencyMock.memberStream", "memberStream") }
      return value
    }
    set { memberStreamValue = newValue }
  }

  private var membersValue: (any ProfileFeature.Members)?
  var members: any ProfileFeature.Members {
    get {
      guard let value = membersValue else { unset("ProfileDependencyMock.members", "members") }
      return value
    }
    set { membersValue = newValue }
  }
}

// MARK: ProfileInteractable

@MainActor final class ProfileInteractableMock: Interactor, @MainActor ProfileFeature.ProfileInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any ProfileFeature.ProfileListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any ProfileFeature.ProfileRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var askToDeleteCallCount = 0
  var askToDeleteHandler: (() -> Observable<(any ProfileFeature.ProfileActionableItem, ())>)?
  func askToDelete() -> Observable<(any ProfileFeature.ProfileActionableItem, ())> {
    askToDeleteCallCount += 1
    guard let handler = askToDeleteHandler else { unset("ProfileInteractableMock.askToDelete()", "askToDeleteHandler") }
    return handler()
  }

  private(set) var askToLogOutCallCount = 0
  var askToLogOutHandler: (() -> Observable<(any ProfileFeature.ProfileActionableItem, ())>)?
  func askToLogOut() -> Observable<(any ProfileFeature.ProfileActionableItem, ())> {
    askToLogOutCallCount += 1
    guard let handler = askToLogOutHandler else { unset("ProfileInteractableMock.askToLogOut()", "askToLogOutHandler") }
    return handler()
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

// MARK: ProfilePresentable

@MainActor final class ProfilePresentableMock: ProfileFeature.ProfilePresentable {
  typealias State = ProfileFeature.ProfileState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: ProfileFeature.ProfilePresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var askCallCount = 0
  private(set) var askArguments: [ProfileFeature.ProfileQuestion] = []
  var askHandler: ((_ question: ProfileFeature.ProfileQuestion) -> Void)?
  func ask(_ question: ProfileFeature.ProfileQuestion) {
    askCallCount += 1
    askArguments.append(question)
    askHandler?(question)
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: ProfileRouting

@MainActor final class ProfileRoutingMock: ViewableRouter<Interactor, any ViewControllable>, ProfileFeature.ProfileRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private var actionableItemValue: (any ProfileFeature.ProfileActionableItem)?
  var actionableItem: any ProfileFeature.ProfileActionableItem {
    get {
      guard let value = actionableItemValue else { unset("ProfileRoutingMock.actionableItem", "actionableItem") }
      return value
    }
    set { actionableItemValue = newValue }
  }
}

// MARK: ProfileViewControllable

@MainActor final class ProfileViewControllableMock: UIViewController, ProfileFeature.ProfileViewControllable {
}

// MARK: RootDependency

@MainActor final class RootDependencyMock: ProfileFeature.RootDependency {
  init() {}

  private var membersValue: (any ProfileFeature.Members)?
  var members: any ProfileFeature.Members {
    get {
      guard let value = membersValue else { unset("RootDependencyMock.members", "members") }
      return value
    }
    set { membersValue = newValue }
  }

  var savedLogin: (any ProfileFeature.SavedLogin)?
}

// MARK: RootInteractable

@MainActor final class RootInteractableMock: Interactor, @MainActor ProfileFeature.RootInteractable {
  override init() { super.init() }

  private(set) var routerSetCallCount = 0
  weak var router: (any ProfileFeature.RootRouting)? {
    didSet { routerSetCallCount += 1 }
  }

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

// MARK: RootPresentable

@MainActor final class RootPresentableMock: ProfileFeature.RootPresentable {
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: (any ProfileFeature.RootPresentableListener)? {
    didSet { listenerSetCallCount += 1 }
  }
}

// MARK: RootPresentableListener

final class RootPresentableListenerMock: ProfileFeature.RootPresentableListener {
  init() {}
}

// MARK: RootRouting

@MainActor final class RootRoutingMock: ViewableRouter<Interactor, any ViewControllable>, ProfileFeature.RootRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var routeToLoggedInCallCount = 0
  private(set) var routeToLoggedInArguments: [ProfileFeature.Member] = []
  var routeToLoggedInHandler: ((_ member: ProfileFeature.Member) -> any ProfileFeature.LoggedInActionableItem)?
  func routeToLoggedIn(member: ProfileFeature.Member) -> any ProfileFeature.LoggedInActionableItem {
    routeToLoggedInCallCount += 1
    routeToLoggedInArguments.append(member)
    guard let handler = routeToLoggedInHandler else { unset("RootRoutingMock.routeToLoggedIn(member:)", "routeToLoggedInHandler") }
    return handler(member)
  }

  private(set) var routeToLoggedOutCallCount = 0
  var routeToLoggedOutHandler: (() -> Void)?
  func routeToLoggedOut() {
    routeToLoggedOutCallCount += 1
    routeToLoggedOutHandler?()
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

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  fatalError("\(call) needs a value; set \(member) of the mock first")
}
