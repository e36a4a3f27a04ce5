import ProfileFeature
import StateBinding

protocol LoggedInInteractable: Interactable, BoardListener, GameListener, ProfileListener,
  PromotionListener
{
  var router: LoggedInRouting? { get set }
  var listener: LoggedInListener? { get set }
}

/// Shows each child in its tab, and one sheet above the tabs.
protocol LoggedInViewControllable: ViewControllable {
  func show(_ viewController: ViewControllable, in tab: LoggedInTab)
  func present(_ viewController: ViewControllable)
  func dismiss(_ viewController: ViewControllable)
}

/// Attaches the RIB of a tab when the tab is first chosen, and keeps it, so that a game continues after a change of tabs.
final class LoggedInRouter: ViewableRouter<LoggedInInteractable, LoggedInViewControllable>,
  LoggedInRouting
{
  struct Builders {
    let board: BoardBuildable
    let game: GameBuildable
    let profile: ProfileBuildable
    let promotion: PromotionBuildable
  }

  private let builders: Builders
  private var board: (router: ViewableRouting, actionableItem: BoardActionableItem)?
  private var game: ViewableRouting?
  private var profile: ViewableRouting?
  private var promotion: ViewableRouting?

  init(
    interactor: LoggedInInteractable, viewController: LoggedInViewControllable, builders: Builders
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    _ = routeToBoard()
  }

  func routeToBoard() -> BoardActionableItem {
    trace()
    let board = board ?? attachBoard()
    show(board.router, in: .posts)
    return board.actionableItem
  }

  func routeToGame(_ game: GameID) {
    trace()
    switch game {
    case .ticTacToe:
      show(self.game ?? attachGame(), in: .games)
    }
  }

  func routeToProfile() {
    trace()
    show(profile ?? attachProfile(), in: .profile)
  }

  func routeToPromotion(_ promotion: PromotionEntity) {
    trace()
    removePromotion()
    let router = builders.promotion.build(withListener: interactor, promotion: promotion)
    self.promotion = router
    attachChild(router)
    viewController.present(router.viewControllable)
  }

  func detachPromotion() {
    trace()
    removePromotion()
  }

  private func removePromotion() {
    guard let router = promotion else { return }
    promotion = nil
    viewController.dismiss(router.viewControllable)
    detachChild(router)
  }

  private func show(_ router: ViewableRouting, in tab: LoggedInTab) {
    removePromotion()
    viewController.show(router.viewControllable, in: tab)
  }

  private func attachBoard() -> (router: ViewableRouting, actionableItem: BoardActionableItem) {
    let board = builders.board.build(withListener: interactor)
    self.board = board
    attachChild(board.router)
    return board
  }

  private func attachGame() -> ViewableRouting {
    let router = builders.game.build(withListener: interactor)
    game = router
    attachChild(router)
    return router
  }

  private func attachProfile() -> ViewableRouting {
    let router = builders.profile.build(withListener: interactor)
    profile = router
    attachChild(router)
    return router
  }
}
