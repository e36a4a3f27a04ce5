// Written by `swift package generate-mocks --target RIBsTraining`; changes are lost.
// swift-format-ignore-file

import ExampleNetwork
import ProfileFeature
import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

// Some of the protocols are internal to their module.
@testable import RIBsTraining

// MARK: BoardBuildable

@MainActor final class BoardBuildableMock: BoardBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any BoardListener] = []
  var buildHandler: ((_ listener: any BoardListener) -> (router: any ViewableRouting, actionableItem: any BoardActionableItem))?
  func build(withListener listener: any BoardListener) -> (router: any ViewableRouting, actionableItem: any BoardActionableItem) {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("BoardBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: BoardDependency

@MainActor final class BoardDependencyMock: BoardDependency {
  init() {}

  private var networkValue: (Network)?
  var network: Network {
    get {
      guard let value = networkValue else { unset("BoardDependencyMock.network", "network") }
      return value
    }
    set { networkValue = newValue }
  }
}

// MARK: BoardInteractable

@MainActor final class BoardInteractableMock: Interactor, @MainActor BoardInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any BoardListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any BoardRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var detachPostDetailCallCount = 0
  var detachPostDetailHandler: (() -> Void)?
  func detachPostDetail() {
    detachPostDetailCallCount += 1
    detachPostDetailHandler?()
  }

  private(set) var postDetailDidReloadCallCount = 0
  private(set) var postDetailDidReloadArguments: [PostEntity] = []
  var postDetailDidReloadHandler: ((_ post: PostEntity) -> Void)?
  func postDetailDidReload(_ post: PostEntity) {
    postDetailDidReloadCallCount += 1
    postDetailDidReloadArguments.append(post)
    postDetailDidReloadHandler?(post)
  }
}

// MARK: BoardListener

final class BoardListenerMock: BoardListener {
  init() {}
}

// MARK: BoardPresentable

@MainActor final class BoardPresentableMock: BoardPresentable {
  typealias State = BoardState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: BoardPresentableListener? {
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

// MARK: BoardRouting

@MainActor final class BoardRoutingMock: ViewableRouter<Interactor, any ViewControllable>, BoardRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var detachPostDetailCallCount = 0
  var detachPostDetailHandler: (() -> Void)?
  func detachPostDetail() {
    detachPostDetailCallCount += 1
    detachPostDetailHandler?()
  }

  private(set) var routeToPostDetailCallCount = 0
  private(set) var routeToPostDetailArguments: [PostEntity] = []
  var routeToPostDetailHandler: ((_ post: PostEntity) -> Void)?
  func routeToPostDetail(post: PostEntity) {
    routeToPostDetailCallCount += 1
    routeToPostDetailArguments.append(post)
    routeToPostDetailHandler?(post)
  }
}

// MARK: BoardViewControllable

@MainActor final class BoardViewControllableMock: UIViewController, BoardViewControllable {

  private(set) var popCallCount = 0
  private(set) var popArguments: [(viewControllable: any ViewControllable, animated: Bool)] = []
  var popHandler: ((_ viewControllable: any ViewControllable, _ animated: Bool) -> Void)?
  func pop(_ viewControllable: any ViewControllable, animated: Bool) {
    popCallCount += 1
    popArguments.append((viewControllable, animated))
    popHandler?(viewControllable, animated)
  }

  private(set) var pushCallCount = 0
  private(set) var pushArguments: [(viewControllable: any ViewControllable, animated: Bool)] = []
  var pushHandler: ((_ viewControllable: any ViewControllable, _ animated: Bool) -> Void)?
  func push(_ viewControllable: any ViewControllable, animated: Bool) {
    pushCallCount += 1
    pushArguments.append((viewControllable, animated))
    pushHandler?(viewControllable, animated)
  }
}

// MARK: GameBuildable

@MainActor final class GameBuildableMock: GameBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any GameListener] = []
  var buildHandler: ((_ listener: any GameListener) -> any ViewableRouting)?
  func build(withListener listener: any GameListener) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("GameBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: GameDependency

@MainActor final class GameDependencyMock: GameDependency {
  init() {}

  private var inviteStreamValue: (BehaviorRelay<InviteCode?>)?
  var inviteStream: BehaviorRelay<InviteCode?> {
    get {
      guard let value = inviteStreamValue else { unset("GameDependencyMock.inviteStream", "inviteStream") }
      return value
    }
    set { inviteStreamValue = newValue }
  }

  private var memberStreamValue: (BehaviorRelay<Member>)?
  var memberStream: BehaviorRelay<Member> {
    get {
      guard let value = memberStreamValue else { unset("GameDependencyMock.memberStream", "memberStream") }
      return value
    }
    set { memberStreamValue = newValue }
  }

  private var scoreStreamValue: (BehaviorRelay<ScoreBoard>)?
  var scoreStream: BehaviorRelay<ScoreBoard> {
    get {
      guard let value = scoreStreamValue else { unset("GameDependencyMock.scoreStream", "scoreStream") }
      return value
    }
    set { scoreStreamValue = newValue }
  }
}

// MARK: GameInteractable

@MainActor final class GameInteractableMock: Interactor, GameInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any GameListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any GameRouting)? {
    didSet { routerSetCallCount += 1 }
  }
}

// MARK: GameListener

@MainActor final class GameListenerMock: GameListener {
  init() {}

  private(set) var gameDidEndCallCount = 0
  private(set) var gameDidEndArguments: [TicTacToe.Outcome] = []
  var gameDidEndHandler: ((_ outcome: TicTacToe.Outcome) -> Void)?
  func gameDidEnd(_ outcome: TicTacToe.Outcome) {
    gameDidEndCallCount += 1
    gameDidEndArguments.append(outcome)
    gameDidEndHandler?(outcome)
  }
}

// MARK: GamePresentable

@MainActor final class GamePresentableMock: GamePresentable {
  typealias State = GameState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: GamePresentableListener? {
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

// MARK: GameRouting

@MainActor final class GameRoutingMock: ViewableRouter<Interactor, any ViewControllable>, GameRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }
}

// MARK: GameViewControllable

@MainActor final class GameViewControllableMock: UIViewController, GameViewControllable {
}

// MARK: LoggedInBuildable

@MainActor final class LoggedInBuildableMock: LoggedInBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any LoggedInListener, member: Member)] = []
  var buildHandler: ((_ listener: any LoggedInListener, _ member: Member) -> (router: any ViewableRouting, actionableItem: any LoggedInActionableItem))?
  func build(withListener listener: any LoggedInListener, member: Member) -> (router: any ViewableRouting, actionableItem: any LoggedInActionableItem) {
    buildCallCount += 1
    buildArguments.append((listener, member))
    guard let handler = buildHandler else { unset("LoggedInBuildableMock.build(withListener:member:)", "buildHandler") }
    return handler(listener, member)
  }
}

// MARK: LoggedInDependency

@MainActor final class LoggedInDependencyMock: LoggedInDependency {
  init() {}

  private var membersValue: (any Members)?
  var members: any Members {
    get {
      guard let value = membersValue else { unset("LoggedInDependencyMock.members", "members") }
      return value
    }
    set { membersValue = newValue }
  }

  private var networkValue: (Network)?
  var network: Network {
    get {
      guard let value = networkValue else { unset("LoggedInDependencyMock.network", "network") }
      return value
    }
    set { networkValue = newValue }
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

  private(set) var gameDidEndCallCount = 0
  private(set) var gameDidEndArguments: [TicTacToe.Outcome] = []
  var gameDidEndHandler: ((_ outcome: TicTacToe.Outcome) -> Void)?
  func gameDidEnd(_ outcome: TicTacToe.Outcome) {
    gameDidEndCallCount += 1
    gameDidEndArguments.append(outcome)
    gameDidEndHandler?(outcome)
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

  private(set) var promotionDidCloseCallCount = 0
  var promotionDidCloseHandler: (() -> Void)?
  func promotionDidClose() {
    promotionDidCloseCallCount += 1
    promotionDidCloseHandler?()
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
  var didLogoutHandler: (() -> Void)?
  func didLogout() {
    didLogoutCallCount += 1
    didLogoutHandler?()
  }
}

// MARK: LoggedInPresentable

@MainActor final class LoggedInPresentableMock: LoggedInPresentable {
  typealias State = LoggedInState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: LoggedInPresentableListener? {
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

// MARK: LoggedInRouting

@MainActor final class LoggedInRoutingMock: ViewableRouter<Interactor, any ViewControllable>, LoggedInRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var detachPromotionCallCount = 0
  var detachPromotionHandler: (() -> Void)?
  func detachPromotion() {
    detachPromotionCallCount += 1
    detachPromotionHandler?()
  }

  private(set) var routeToBoardCallCount = 0
  var routeToBoardHandler: (() -> any BoardActionableItem)?
  func routeToBoard() -> any BoardActionableItem {
    routeToBoardCallCount += 1
    guard let handler = routeToBoardHandler else { unset("LoggedInRoutingMock.routeToBoard()", "routeToBoardHandler") }
    return handler()
  }

  private(set) var routeToGameCallCount = 0
  private(set) var routeToGameArguments: [GameID] = []
  var routeToGameHandler: ((_ game: GameID) -> Void)?
  func routeToGame(_ game: GameID) {
    routeToGameCallCount += 1
    routeToGameArguments.append(game)
    routeToGameHandler?(game)
  }

  private(set) var routeToProfileCallCount = 0
  var routeToProfileHandler: (() -> Void)?
  func routeToProfile() {
    routeToProfileCallCount += 1
    routeToProfileHandler?()
  }

  private(set) var routeToPromotionCallCount = 0
  private(set) var routeToPromotionArguments: [PromotionEntity] = []
  var routeToPromotionHandler: ((_ promotion: PromotionEntity) -> Void)?
  func routeToPromotion(_ promotion: PromotionEntity) {
    routeToPromotionCallCount += 1
    routeToPromotionArguments.append(promotion)
    routeToPromotionHandler?(promotion)
  }
}

// MARK: LoggedInViewControllable

@MainActor final class LoggedInViewControllableMock: UIViewController, LoggedInViewControllable {

  private(set) var dismissCallCount = 0
  private(set) var dismissArguments: [any ViewControllable] = []
  var dismissHandler: ((_ viewController: any ViewControllable) -> Void)?
  func dismiss(_ viewController: any ViewControllable) {
    dismissCallCount += 1
    dismissArguments.append(viewController)
    dismissHandler?(viewController)
  }

  private(set) var presentCallCount = 0
  private(set) var presentArguments: [any ViewControllable] = []
  var presentHandler: ((_ viewController: any ViewControllable) -> Void)?
  func present(_ viewController: any ViewControllable) {
    presentCallCount += 1
    presentArguments.append(viewController)
    presentHandler?(viewController)
  }

  private(set) var showCallCount = 0
  private(set) var showArguments: [(viewController: any ViewControllable, tab: LoggedInTab)] = []
  var showHandler: ((_ viewController: any ViewControllable, _ tab: LoggedInTab) -> Void)?
  func show(_ viewController: any ViewControllable, in tab: LoggedInTab) {
    showCallCount += 1
    showArguments.append((viewController, tab))
    showHandler?(viewController, tab)
  }
}

// MARK: PostDetailBuildable

@MainActor final class PostDetailBuildableMock: PostDetailBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any PostDetailListener, post: PostEntity)] = []
  var buildHandler: ((_ listener: any PostDetailListener, _ post: PostEntity) -> any PostDetailRouting)?
  func build(withListener listener: any PostDetailListener, post: PostEntity) -> any PostDetailRouting {
    buildCallCount += 1
    buildArguments.append((listener, post))
    guard let handler = buildHandler else { unset("PostDetailBuildableMock.build(withListener:post:)", "buildHandler") }
    return handler(listener, post)
  }
}

// MARK: PostDetailDependency

@MainActor final class PostDetailDependencyMock: PostDetailDependency {
  init() {}

  private var networkValue: (Network)?
  var network: Network {
    get {
      guard let value = networkValue else { unset("PostDetailDependencyMock.network", "network") }
      return value
    }
    set { networkValue = newValue }
  }

  private var postsStreamValue: (BehaviorRelay<[PostEntity]>)?
  var postsStream: BehaviorRelay<[PostEntity]> {
    get {
      guard let value = postsStreamValue else { unset("PostDetailDependencyMock.postsStream", "postsStream") }
      return value
    }
    set { postsStreamValue = newValue }
  }
}

// MARK: PostDetailInteractable

@MainActor final class PostDetailInteractableMock: Interactor, PostDetailInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any PostDetailListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any PostDetailRouting)? {
    didSet { routerSetCallCount += 1 }
  }
}

// MARK: PostDetailListener

@MainActor final class PostDetailListenerMock: PostDetailListener {
  init() {}

  private(set) var detachPostDetailCallCount = 0
  var detachPostDetailHandler: (() -> Void)?
  func detachPostDetail() {
    detachPostDetailCallCount += 1
    detachPostDetailHandler?()
  }

  private(set) var postDetailDidReloadCallCount = 0
  private(set) var postDetailDidReloadArguments: [PostEntity] = []
  var postDetailDidReloadHandler: ((_ post: PostEntity) -> Void)?
  func postDetailDidReload(_ post: PostEntity) {
    postDetailDidReloadCallCount += 1
    postDetailDidReloadArguments.append(post)
    postDetailDidReloadHandler?(post)
  }
}

// MARK: PostDetailPresentable

@MainActor final class PostDetailPresentableMock: PostDetailPresentable {
  typealias State = PostDetailState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: (any PresentableListener<PostDetailAction>)? {
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

// MARK: PostDetailRouting

@MainActor final class PostDetailRoutingMock: ViewableRouter<Interactor, any ViewControllable>, PostDetailRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }
}

// MARK: PostDetailViewControllable

@MainActor final class PostDetailViewControllableMock: UIViewController, PostDetailViewControllable {

  private(set) var listenerSetCallCount = 0
  weak var listener: (any PresentableListener<PostDetailAction>)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [PostDetailViewState] = []
  var updateHandler: ((_ state: PostDetailViewState) -> Void)?
  func update(state: PostDetailViewState) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: PromotionBuildable

@MainActor final class PromotionBuildableMock: PromotionBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any PromotionListener, promotion: PromotionEntity)] = []
  var buildHandler: ((_ listener: any PromotionListener, _ promotion: PromotionEntity) -> any ViewableRouting)?
  func build(withListener listener: any PromotionListener, promotion: PromotionEntity) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, promotion))
    guard let handler = buildHandler else { unset("PromotionBuildableMock.build(withListener:promotion:)", "buildHandler") }
    return handler(listener, promotion)
  }
}

// MARK: PromotionDependency

@MainActor final class PromotionDependencyMock: PromotionDependency {
  init() {}
}

// MARK: PromotionInteractable

@MainActor final class PromotionInteractableMock: Interactor, PromotionInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any PromotionListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any PromotionRouting)? {
    didSet { routerSetCallCount += 1 }
  }
}

// MARK: PromotionListener

@MainActor final class PromotionListenerMock: PromotionListener {
  init() {}

  private(set) var promotionDidCloseCallCount = 0
  var promotionDidCloseHandler: (() -> Void)?
  func promotionDidClose() {
    promotionDidCloseCallCount += 1
    promotionDidCloseHandler?()
  }
}

// MARK: PromotionPresentable

@MainActor final class PromotionPresentableMock: PromotionPresentable {
  typealias State = PromotionState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: PromotionPresentableListener? {
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

// MARK: PromotionRouting

@MainActor final class PromotionRoutingMock: ViewableRouter<Interactor, any ViewControllable>, PromotionRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }
}

// MARK: PromotionViewControllable

@MainActor final class PromotionViewControllableMock: UIViewController, PromotionViewControllable {
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

  private var networkValue: (Network)?
  var network: Network {
    get {
      guard let value = networkValue else { unset("RootDependencyMock.network", "network") }
      return value
    }
    set { networkValue = newValue }
  }
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
  var didLogoutHandler: (() -> Void)?
  func didLogout() {
    didLogoutCallCount += 1
    didLogoutHandler?()
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

// MARK: the end of the file

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  fatalError("\(call) needs a value; set \(member) of the mock first")
}
