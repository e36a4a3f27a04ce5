// Written by `swift package generate-mocks --target RIBsTraining --with ProfileFeature`; changes are lost.
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

@MainActor final class BoardBuildableMock: RIBsTraining.BoardBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any RIBsTraining.BoardListener] = []
  var buildHandler: ((_ listener: any RIBsTraining.BoardListener) -> (router: any ViewableRouting, actionableItem: any RIBsTraining.BoardActionableItem))?
  func build(withListener listener: any RIBsTraining.BoardListener) -> (router: any ViewableRouting, actionableItem: any RIBsTraining.BoardActionableItem) {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("BoardBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: BoardDependency

@MainActor final class BoardDependencyMock: RIBsTraining.BoardDependency {
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

@MainActor final class BoardInteractableMock: Interactor, @MainActor RIBsTraining.BoardInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any RIBsTraining.BoardListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any RIBsTraining.BoardRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var detachPostDetailCallCount = 0
  var detachPostDetailHandler: (() -> Void)?
  func detachPostDetail() {
    detachPostDetailCallCount += 1
    detachPostDetailHandler?()
  }

  private(set) var postDetailDidReloadCallCount = 0
  private(set) var postDetailDidReloadArguments: [RIBsTraining.PostEntity] = []
  var postDetailDidReloadHandler: ((_ post: RIBsTraining.PostEntity) -> Void)?
  func postDetailDidReload(_ post: RIBsTraining.PostEntity) {
    postDetailDidReloadCallCount += 1
    postDetailDidReloadArguments.append(post)
    postDetailDidReloadHandler?(post)
  }
}

// MARK: BoardListener

final class BoardListenerMock: RIBsTraining.BoardListener {
  init() {}
}

// MARK: BoardPresentable

@MainActor final class BoardPresentableMock: RIBsTraining.BoardPresentable {
  typealias State = RIBsTraining.BoardState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: RIBsTraining.BoardPresentableListener? {
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

@MainActor final class BoardRoutingMock: ViewableRouter<Interactor, any ViewControllable>, RIBsTraining.BoardRouting {
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
  private(set) var routeToPostDetailArguments: [RIBsTraining.PostEntity] = []
  var routeToPostDetailHandler: ((_ post: RIBsTraining.PostEntity) -> Void)?
  func routeToPostDetail(post: RIBsTraining.PostEntity) {
    routeToPostDetailCallCount += 1
    routeToPostDetailArguments.append(post)
    routeToPostDetailHandler?(post)
  }
}

// MARK: BoardViewControllable

@MainActor final class BoardViewControllableMock: UIViewController, RIBsTraining.BoardViewControllable {

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

@MainActor final class GameBuildableMock: RIBsTraining.GameBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any RIBsTraining.GameListener] = []
  var buildHandler: ((_ listener: any RIBsTraining.GameListener) -> any ViewableRouting)?
  func build(withListener listener: any RIBsTraining.GameListener) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("GameBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: GameDependency

@MainActor final class GameDependencyMock: RIBsTraining.GameDependency {
  init() {}

  private var inviteStreamValue: (BehaviorRelay<RIBsTraining.InviteCode?>)?
  var inviteStream: BehaviorRelay<RIBsTraining.InviteCode?> {
    get {
      guard let value = inviteStreamValue else { unset("GameDependencyMock.inviteStream", "inviteStream") }
      return value
    }
    set { inviteStreamValue = newValue }
  }

  private var memberStreamValue: (BehaviorRelay<ProfileFeature.Member>)?
  var memberStream: BehaviorRelay<ProfileFeature.Member> {
    get {
      guard let value = memberStreamValue else { unset("GameDependencyMock.memberStream", "memberStream") }
      return value
    }
    set { memberStreamValue = newValue }
  }

  private var scoreStreamValue: (BehaviorRelay<RIBsTraining.ScoreBoard>)?
  var scoreStream: BehaviorRelay<RIBsTraining.ScoreBoard> {
    get {
      guard let value = scoreStreamValue else { unset("GameDependencyMock.scoreStream", "scoreStream") }
      return value
    }
    set { scoreStreamValue = newValue }
  }
}

// MARK: GameInteractable

@MainActor final class GameInteractableMock: Interactor, RIBsTraining.GameInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any RIBsTraining.GameListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any RIBsTraining.GameRouting)? {
    didSet { routerSetCallCount += 1 }
  }
}

// MARK: GameListener

@MainActor final class GameListenerMock: RIBsTraining.GameListener {
  init() {}

  private(set) var gameDidEndCallCount = 0
  private(set) var gameDidEndArguments: [RIBsTraining.TicTacToe.Outcome] = []
  var gameDidEndHandler: ((_ outcome: RIBsTraining.TicTacToe.Outcome) -> Void)?
  func gameDidEnd(_ outcome: RIBsTraining.TicTacToe.Outcome) {
    gameDidEndCallCount += 1
    gameDidEndArguments.append(outcome)
    gameDidEndHandler?(outcome)
  }
}

// MARK: GamePresentable

@MainActor final class GamePresentableMock: RIBsTraining.GamePresentable {
  typealias State = RIBsTraining.GameState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: RIBsTraining.GamePresentableListener? {
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

@MainActor final class GameRoutingMock: ViewableRouter<Interactor, any ViewControllable>, RIBsTraining.GameRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }
}

// MARK: GameViewControllable

@MainActor final class GameViewControllableMock: UIViewController, RIBsTraining.GameViewControllable {
}

// MARK: LoggedInBuildable

@MainActor final class LoggedInBuildableMock: RIBsTraining.LoggedInBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any RIBsTraining.LoggedInListener, member: ProfileFeature.Member)] = []
  var buildHandler: ((_ listener: any RIBsTraining.LoggedInListener, _ member: ProfileFeature.Member) -> (router: any ViewableRouting, actionableItem: any RIBsTraining.LoggedInActionableItem))?
  func build(withListener listener: any RIBsTraining.LoggedInListener, member: ProfileFeature.Member) -> (router: any ViewableRouting, actionableItem: any RIBsTraining.LoggedInActionableItem) {
    buildCallCount += 1
    buildArguments.append((listener, member))
    guard let handler = buildHandler else { unset("LoggedInBuildableMock.build(withListener:member:)", "buildHandler") }
    return handler(listener, member)
  }
}

// MARK: LoggedInDependency

@MainActor final class LoggedInDependencyMock: RIBsTraining.LoggedInDependency {
  init() {}

  private var membersValue: (any ProfileFeature.Members)?
  var members: any ProfileFeature.Members {
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

@MainActor final class LoggedInInteractableMock: Interactor, @MainActor RIBsTraining.LoggedInInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any RIBsTraining.LoggedInListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any RIBsTraining.LoggedInRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var gameDidEndCallCount = 0
  private(set) var gameDidEndArguments: [RIBsTraining.TicTacToe.Outcome] = []
  var gameDidEndHandler: ((_ outcome: RIBsTraining.TicTacToe.Outcome) -> Void)?
  func gameDidEnd(_ outcome: RIBsTraining.TicTacToe.Outcome) {
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
  var profileDidLogoutHandler: (() throws(ProfileFeature.MembersError) -> Void)?
  func profileDidLogout() throws(ProfileFeature.MembersError) {
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

@MainActor final class LoggedInListenerMock: RIBsTraining.LoggedInListener {
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

// MARK: LoggedInPresentable

@MainActor final class LoggedInPresentableMock: RIBsTraining.LoggedInPresentable {
  typealias State = RIBsTraining.LoggedInState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: RIBsTraining.LoggedInPresentableListener? {
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

@MainActor final class LoggedInRoutingMock: ViewableRouter<Interactor, any ViewControllable>, RIBsTraining.LoggedInRouting {
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
  var routeToBoardHandler: (() -> any RIBsTraining.BoardActionableItem)?
  func routeToBoard() -> any RIBsTraining.BoardActionableItem {
    routeToBoardCallCount += 1
    guard let handler = routeToBoardHandler else { unset("LoggedInRoutingMock.routeToBoard()", "routeToBoardHandler") }
    return handler()
  }

  private(set) var routeToGameCallCount = 0
  private(set) var routeToGameArguments: [RIBsTraining.GameID] = []
  var routeToGameHandler: ((_ game: RIBsTraining.GameID) -> Void)?
  func routeToGame(_ game: RIBsTraining.GameID) {
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
  private(set) var routeToPromotionArguments: [RIBsTraining.PromotionEntity] = []
  var routeToPromotionHandler: ((_ promotion: RIBsTraining.PromotionEntity) -> Void)?
  func routeToPromotion(_ promotion: RIBsTraining.PromotionEntity) {
    routeToPromotionCallCount += 1
    routeToPromotionArguments.append(promotion)
    routeToPromotionHandler?(promotion)
  }
}

// MARK: LoggedInViewControllable

@MainActor final class LoggedInViewControllableMock: UIViewController, RIBsTraining.LoggedInViewControllable {

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
  private(set) var showArguments: [(viewController: any ViewControllable, tab: RIBsTraining.LoggedInTab)] = []
  var showHandler: ((_ viewController: any ViewControllable, _ tab: RIBsTraining.LoggedInTab) -> Void)?
  func show(_ viewController: any ViewControllable, in tab: RIBsTraining.LoggedInTab) {
    showCallCount += 1
    showArguments.append((viewController, tab))
    showHandler?(viewController, tab)
  }
}

// MARK: PostDetailBuildable

@MainActor final class PostDetailBuildableMock: RIBsTraining.PostDetailBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any RIBsTraining.PostDetailListener, post: RIBsTraining.PostEntity)] = []
  var buildHandler: ((_ listener: any RIBsTraining.PostDetailListener, _ post: RIBsTraining.PostEntity) -> any RIBsTraining.PostDetailRouting)?
  func build(withListener listener: any RIBsTraining.PostDetailListener, post: RIBsTraining.PostEntity) -> any RIBsTraining.PostDetailRouting {
    buildCallCount += 1
    buildArguments.append((listener, post))
    guard let handler = buildHandler else { unset("PostDetailBuildableMock.build(withListener:post:)", "buildHandler") }
    return handler(listener, post)
  }
}

// MARK: PostDetailDependency

@MainActor final class PostDetailDependencyMock: RIBsTraining.PostDetailDependency {
  init() {}

  private var networkValue: (Network)?
  var network: Network {
    get {
      guard let value = networkValue else { unset("PostDetailDependencyMock.network", "network") }
      return value
    }
    set { networkValue = newValue }
  }

  private var postsStreamValue: (BehaviorRelay<[RIBsTraining.PostEntity]>)?
  var postsStream: BehaviorRelay<[RIBsTraining.PostEntity]> {
    get {
      guard let value = postsStreamValue else { unset("PostDetailDependencyMock.postsStream", "postsStream") }
      return value
    }
    set { postsStreamValue = newValue }
  }
}

// MARK: PostDetailInteractable

@MainActor final class PostDetailInteractableMock: Interactor, RIBsTraining.PostDetailInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any RIBsTraining.PostDetailListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any RIBsTraining.PostDetailRouting)? {
    didSet { routerSetCallCount += 1 }
  }
}

// MARK: PostDetailListener

@MainActor final class PostDetailListenerMock: RIBsTraining.PostDetailListener {
  init() {}

  private(set) var detachPostDetailCallCount = 0
  var detachPostDetailHandler: (() -> Void)?
  func detachPostDetail() {
    detachPostDetailCallCount += 1
    detachPostDetailHandler?()
  }

  private(set) var postDetailDidReloadCallCount = 0
  private(set) var postDetailDidReloadArguments: [RIBsTraining.PostEntity] = []
  var postDetailDidReloadHandler: ((_ post: RIBsTraining.PostEntity) -> Void)?
  func postDetailDidReload(_ post: RIBsTraining.PostEntity) {
    postDetailDidReloadCallCount += 1
    postDetailDidReloadArguments.append(post)
    postDetailDidReloadHandler?(post)
  }
}

// MARK: PostDetailPresentable

@MainActor final class PostDetailPresentableMock: RIBsTraining.PostDetailPresentable {
  typealias State = RIBsTraining.PostDetailState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: (any PresentableListener<RIBsTraining.PostDetailAction>)? {
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

@MainActor final class PostDetailRoutingMock: ViewableRouter<Interactor, any ViewControllable>, RIBsTraining.PostDetailRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }
}

// MARK: PostDetailViewControllable

@MainActor final class PostDetailViewControllableMock: UIViewController, RIBsTraining.PostDetailViewControllable {

  private(set) var listenerSetCallCount = 0
  weak var listener: (any PresentableListener<RIBsTraining.PostDetailAction>)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [RIBsTraining.PostDetailViewState] = []
  var updateHandler: ((_ state: RIBsTraining.PostDetailViewState) -> Void)?
  func update(state: RIBsTraining.PostDetailViewState) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: PromotionBuildable

@MainActor final class PromotionBuildableMock: RIBsTraining.PromotionBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any RIBsTraining.PromotionListener, promotion: RIBsTraining.PromotionEntity)] = []
  var buildHandler: ((_ listener: any RIBsTraining.PromotionListener, _ promotion: RIBsTraining.PromotionEntity) -> any ViewableRouting)?
  func build(withListener listener: any RIBsTraining.PromotionListener, promotion: RIBsTraining.PromotionEntity) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, promotion))
    guard let handler = buildHandler else { unset("PromotionBuildableMock.build(withListener:promotion:)", "buildHandler") }
    return handler(listener, promotion)
  }
}

// MARK: PromotionDependency

@MainActor final class PromotionDependencyMock: RIBsTraining.PromotionDependency {
  init() {}
}

// MARK: PromotionInteractable

@MainActor final class PromotionInteractableMock: Interactor, RIBsTraining.PromotionInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any RIBsTraining.PromotionListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any RIBsTraining.PromotionRouting)? {
    didSet { routerSetCallCount += 1 }
  }
}

// MARK: PromotionListener

@MainActor final class PromotionListenerMock: RIBsTraining.PromotionListener {
  init() {}

  private(set) var promotionDidCloseCallCount = 0
  var promotionDidCloseHandler: (() -> Void)?
  func promotionDidClose() {
    promotionDidCloseCallCount += 1
    promotionDidCloseHandler?()
  }
}

// MARK: PromotionPresentable

@MainActor final class PromotionPresentableMock: RIBsTraining.PromotionPresentable {
  typealias State = RIBsTraining.PromotionState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: RIBsTraining.PromotionPresentableListener? {
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

@MainActor final class PromotionRoutingMock: ViewableRouter<Interactor, any ViewControllable>, RIBsTraining.PromotionRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }
}

// MARK: PromotionViewControllable

@MainActor final class PromotionViewControllableMock: UIViewController, RIBsTraining.PromotionViewControllable {
}

// MARK: RootDependency

@MainActor final class RootDependencyMock: RIBsTraining.RootDependency {
  init() {}

  private var membersValue: (any ProfileFeature.Members)?
  var members: any ProfileFeature.Members {
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

  var savedLogin: (any ProfileFeature.SavedLogin)?
}

// MARK: RootInteractable

@MainActor final class RootInteractableMock: Interactor, @MainActor RIBsTraining.RootInteractable {
  override init() { super.init() }

  private(set) var routerSetCallCount = 0
  weak var router: (any RIBsTraining.RootRouting)? {
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

@MainActor final class RootPresentableMock: RIBsTraining.RootPresentable {
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: (any RIBsTraining.RootPresentableListener)? {
    didSet { listenerSetCallCount += 1 }
  }
}

// MARK: RootPresentableListener

final class RootPresentableListenerMock: RIBsTraining.RootPresentableListener {
  init() {}
}

// MARK: RootRouting

@MainActor final class RootRoutingMock: ViewableRouter<Interactor, any ViewControllable>, RIBsTraining.RootRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var routeToLoggedInCallCount = 0
  private(set) var routeToLoggedInArguments: [ProfileFeature.Member] = []
  var routeToLoggedInHandler: ((_ member: ProfileFeature.Member) -> any RIBsTraining.LoggedInActionableItem)?
  func routeToLoggedIn(member: ProfileFeature.Member) -> any RIBsTraining.LoggedInActionableItem {
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

@MainActor final class RootViewControllableMock: UIViewController, RIBsTraining.RootViewControllable {

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
