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

@MainActor final class LoggedInBuildableMock: LoggedInBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any LoggedInListener, member: Member)] = []
  var buildHandler: ((_ listener: any LoggedInListener, _ member: Member) -> (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem))?
  func build(withListener listener: any LoggedInListener, member: Member) -> (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem) {
    buildCallCount += 1
    buildArguments.append((listener, member))
    guard let handler = buildHandler else { unset("LoggedInBuildableMock.build(withListener:member:)", "buildHandler") }
    return handler(listener, member)
  }
}

// MARK: LoggedInDependency

@MainActor final class LoggedInDependencyMock: LoggedInDependency {
  init() {}

  private var loggedInViewControllerValue: (any LoggedInViewControllable)?
  var loggedInViewController: any LoggedInViewControllable {
    get {
      guard let value = loggedInViewControllerValue else { unset("LoggedInDependencyMock.loggedInViewController", "loggedInViewController") }
      return value
    }
    set { loggedInViewControllerValue = newValue }
  }

  private var membersValue: (any Members)?
  var members: any Members {
    get {
      guard let value = membersValue else { unset("LoggedInDependencyMock.members", "members") }
      return value
    }
    set { membersValue = newValue }
  }
}

// MARK: LoggedInInteractable

@MainActor final class LoggedInInteractableMock: Interactor, @MainActor LoggedInInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any LoggedInListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any LoggedInRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var profileDidDeleteAccountCallCount = 0
  var profileDidDeleteAccountHandler: (() -> Void)?
  func profileDidDeleteAccount() {
    profileDidDeleteAccountCallCount += 1
    profileDidDeleteAccountHandler?()
  }

  private(set) var profileDidLogoutCallCount = 0
  var profileDidLogoutHandler: (() throws(MembersError) -> Void)?
  func profileDidLogout() throws(MembersError) {
    profileDidLogoutCallCount += 1
    try profileDidLogoutHandler?()
  }
}

// MARK: LoggedInListener

@MainActor final class LoggedInListenerMock: LoggedInListener {
  init() {}

  private(set) var didDeleteAccountCallCount = 0
  var didDeleteAccountHandler: (() -> Void)?
  func didDeleteAccount() {
    didDeleteAccountCallCount += 1
    didDeleteAccountHandler?()
  }

  private(set) var didLogoutCallCount = 0
  var didLogoutHandler: (() throws(MembersError) -> Void)?
  func didLogout() throws(MembersError) {
    didLogoutCallCount += 1
    try didLogoutHandler?()
  }
}

// MARK: LoggedInRouting

@MainActor final class LoggedInRoutingMock: Router<Interactor>, LoggedInRouting {
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
  var routeToProfileHandler: (() -> any ProfileActionableItem)?
  func routeToProfile() -> any ProfileActionableItem {
    routeToProfileCallCount += 1
    guard let handler = routeToProfileHandler else { unset("LoggedInRoutingMock.routeToProfile()", "routeToProfileHandler") }
    return handler()
  }
}

// MARK: LoggedInViewControllable

@MainActor final class LoggedInViewControllableMock: UIViewController, LoggedInViewControllable {

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

@MainActor final class LoggedOutBuildableMock: LoggedOutBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any LoggedOutListener] = []
  var buildHandler: ((_ listener: any LoggedOutListener) -> any ViewableRouting)?
  func build(withListener listener: any LoggedOutListener) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("LoggedOutBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: LoggedOutDependency

@MainActor final class LoggedOutDependencyMock: LoggedOutDependency {
  init() {}

  private var membersValue: (any Members)?
  var members: any Members {
    get {
      guard let value = membersValue else { unset("LoggedOutDependencyMock.members", "members") }
      return value
    }
    set { membersValue = newValue }
  }
}

// MARK: LoggedOutInteractable

@MainActor final class LoggedOutInteractableMock: Interactor, LoggedOutInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any LoggedOutListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any LoggedOutRouting)? {
    didSet { routerSetCallCount += 1 }
  }
}

// MARK: LoggedOutListener

@MainActor final class LoggedOutListenerMock: LoggedOutListener {
  init() {}

  private(set) var didLoginCallCount = 0
  private(set) var didLoginArguments: [Member] = []
  var didLoginHandler: ((_ member: Member) throws(MembersError) -> Void)?
  func didLogin(with member: Member) throws(MembersError) {
    didLoginCallCount += 1
    didLoginArguments.append(member)
    try didLoginHandler?(member)
  }
}

// MARK: LoggedOutPresentable

@MainActor final class LoggedOutPresentableMock: LoggedOutPresentable {
  typealias State = LoggedOutState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: LoggedOutPresentableListener? {
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

@MainActor final class LoggedOutRoutingMock: ViewableRouter<Interactor, any ViewControllable>, LoggedOutRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }
}

// MARK: LoggedOutViewControllable

@MainActor final class LoggedOutViewControllableMock: UIViewController, LoggedOutViewControllable {
}

// MARK: Members

@MainActor final class MembersMock: Members {
  init() {}

  private(set) var allCallCount = 0
  var allHandler: (@MainActor () async throws -> [Member])?
  func all() async throws -> [Member] {
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
  var memberHandler: (@MainActor (_ id: String) async throws -> Member?)?
  func member(id: String) async throws -> Member? {
    memberCallCount += 1
    memberArguments.append(id)
    guard let handler = memberHandler else { return nil }
    return try await handler(id)
  }

  private(set) var saveCallCount = 0
  private(set) var saveArguments: [Member] = []
  var saveHandler: (@MainActor (_ member: Member) async throws -> Void)?
  func save(_ member: Member) async throws {
    saveCallCount += 1
    saveArguments.append(member)
    try await saveHandler?(member)
  }
}

// MARK: ProfileBuildable

@MainActor final class ProfileBuildableMock: ProfileBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any ProfileListener] = []
  var buildHandler: ((_ listener: any ProfileListener) -> any ProfileRouting)?
  func build(withListener listener: any ProfileListener) -> any ProfileRouting {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("ProfileBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: ProfileDependency

@MainActor final class ProfileDependencyMock: ProfileDependency {
  init() {}

  private var memberStreamValue: (BehaviorRelay<Member>)?
  var memberStream: BehaviorRelay<Member> {
    get {
      guard let value = memberStreamValue else { unset("ProfileDependencyMock.memberStream", "memberStream") }
      return value
    }
    set { memberStreamValue = newValue }
  }

  private var membersValue: (any Members)?
  var members: any Members {
    get {
      guard let value = membersValue else { unset("ProfileDependencyMock.members", "members") }
      return value
    }
    set { membersValue = newValue }
  }
}

// MARK: ProfileInteractable

@MainActor final class ProfileInteractableMock: Interactor, @MainActor ProfileInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any ProfileListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any ProfileRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var askToDeleteCallCount = 0
  var askToDeleteHandler: (() -> Observable<(any ProfileActionableItem, ())>)?
  func askToDelete() -> Observable<(any ProfileActionableItem, ())> {
    askToDeleteCallCount += 1
    guard let handler = askToDeleteHandler else { unset("ProfileInteractableMock.askToDelete()", "askToDeleteHandler") }
    return handler()
  }

  private(set) var askToLogOutCallCount = 0
  var askToLogOutHandler: (() -> Observable<(any ProfileActionableItem, ())>)?
  func askToLogOut() -> Observable<(any ProfileActionableItem, ())> {
    askToLogOutCallCount += 1
    guard let handler = askToLogOutHandler else { unset("ProfileInteractableMock.askToLogOut()", "askToLogOutHandler") }
    return handler()
  }
}

// MARK: ProfileListener

@MainActor final class ProfileListenerMock: ProfileListener {
  init() {}

  private(set) var profileDidDeleteAccountCallCount = 0
  var profileDidDeleteAccountHandler: (() -> Void)?
  func profileDidDeleteAccount() {
    profileDidDeleteAccountCallCount += 1
    profileDidDeleteAccountHandler?()
  }

  private(set) var profileDidLogoutCallCount = 0
  var profileDidLogoutHandler: (() throws(MembersError) -> Void)?
  func profileDidLogout() throws(MembersError) {
    profileDidLogoutCallCount += 1
    try profileDidLogoutHandler?()
  }
}

// MARK: ProfilePresentable

@MainActor final class ProfilePresentableMock: ProfilePresentable {
  typealias State = ProfileState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: ProfilePresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var askCallCount = 0
  private(set) var askArguments: [ProfileQuestion] = []
  var askHandler: ((_ question: ProfileQuestion) -> Void)?
  func ask(_ question: ProfileQuestion) {
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

@MainActor final class ProfileRoutingMock: ViewableRouter<Interactor, any ViewControllable>, ProfileRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private var actionableItemValue: (any ProfileActionableItem)?
  var actionableItem: any ProfileActionableItem {
    get {
      guard let value = actionableItemValue else { unset("ProfileRoutingMock.actionableItem", "actionableItem") }
      return value
    }
    set { actionableItemValue = newValue }
  }
}

// MARK: ProfileViewControllable

@MainActor final class ProfileViewControllableMock: UIViewController, ProfileViewControllable {
}

// MARK: RootDependency

@MainActor final class RootDependencyMock: RootDependency {
  init() {}

  private var membersValue: (any Members)?
  var members: any Members {
    get {
      guard let value = membersValue else { unset("RootDependencyMock.members", "members") }
      return value
    }
    set { membersValue = newValue }
  }

  var savedLogin: (any SavedLogin)?
}

// MARK: RootInteractable

@MainActor final class RootInteractableMock: Interactor, @MainActor RootInteractable {
  override init() { super.init() }

  private(set) var routerSetCallCount = 0
  weak var router: (any RootRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var didDeleteAccountCallCount = 0
  var didDeleteAccountHandler: (() -> Void)?
  func didDeleteAccount() {
    didDeleteAccountCallCount += 1
    didDeleteAccountHandler?()
  }

  private(set) var didLoginCallCount = 0
  private(set) var didLoginArguments: [Member] = []
  var didLoginHandler: ((_ member: Member) throws(MembersError) -> Void)?
  func didLogin(with member: Member) throws(MembersError) {
    didLoginCallCount += 1
    didLoginArguments.append(member)
    try didLoginHandler?(member)
  }

  private(set) var didLogoutCallCount = 0
  var didLogoutHandler: (() throws(MembersError) -> Void)?
  func didLogout() throws(MembersError) {
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

@MainActor final class RootPresentableMock: RootPresentable {
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: (any RootPresentableListener)? {
    didSet { listenerSetCallCount += 1 }
  }
}

// MARK: RootPresentableListener

final class RootPresentableListenerMock: RootPresentableListener {
  init() {}
}

// MARK: RootRouting

@MainActor final class RootRoutingMock: ViewableRouter<Interactor, any ViewControllable>, RootRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var routeToLoggedInCallCount = 0
  private(set) var routeToLoggedInArguments: [Member] = []
  var routeToLoggedInHandler: ((_ member: Member) -> any LoggedInActionableItem)?
  func routeToLoggedIn(member: Member) -> any LoggedInActionableItem {
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

@MainActor final class RootViewControllableMock: UIViewController, RootViewControllable {

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

@MainActor final class SavedLoginMock: SavedLogin {
  init() {}

  private(set) var forgetCallCount = 0
  var forgetHandler: (() throws(MembersError) -> Void)?
  func forget() throws(MembersError) {
    forgetCallCount += 1
    try forgetHandler?()
  }

  private(set) var rememberCallCount = 0
  private(set) var rememberArguments: [Member] = []
  var rememberHandler: ((_ member: Member) throws(MembersError) -> Void)?
  func remember(_ member: Member) throws(MembersError) {
    rememberCallCount += 1
    rememberArguments.append(member)
    try rememberHandler?(member)
  }

  private(set) var rememberedMemberCallCount = 0
  var rememberedMemberHandler: (() throws(MembersError) -> Member?)?
  func rememberedMember() throws(MembersError) -> Member? {
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
