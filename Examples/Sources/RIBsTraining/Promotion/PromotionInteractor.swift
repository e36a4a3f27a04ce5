import StateBinding

protocol PromotionRouting: ViewableRouting {}

/// The promotion in the words of the screen.
nonisolated struct PromotionState {
  var title = ""
  var offer = ""
  var code = ""
  var until = ""
}

protocol PromotionPresentable: StatePresentable<PromotionState> {
  var listener: PromotionPresentableListener? { get set }
}

typealias PromotionPresentableListener = any PresentableListener<PromotionAction>

nonisolated enum PromotionAction {
  case close
}

protocol PromotionListener: AnyObject {
  func promotionDidClose()
}

/// Shows the promotion until the person closes it.
final class PromotionInteractor: PresentableInteractor<any PromotionPresentable>,
  PromotionInteractable, PresentableListener
{
  weak var router: PromotionRouting?
  weak var listener: PromotionListener?

  private let state: PromotionState

  init(presenter: any PromotionPresentable, promotion: PromotionEntity) {
    state = PromotionState(
      title: promotion.title, offer: promotion.offer, code: promotion.code,
      until: promotion.until)
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
  }

  func request(action: PromotionAction) {
    switch action {
    case .close: listener?.promotionDidClose()
    }
  }
}
