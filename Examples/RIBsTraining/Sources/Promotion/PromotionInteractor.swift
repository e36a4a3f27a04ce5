import StateBinding

protocol PromotionRouting: ViewableRouting {}

protocol PromotionPresentable: Presentable {
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
final class PromotionInteractor: PresentableInteractor<PromotionPresentable>,
  PromotionInteractable, PresentableListener
{
  weak var router: PromotionRouting?
  weak var listener: PromotionListener?

  override init(presenter: PromotionPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func request(action: PromotionAction) {
    switch action {
    case .close: listener?.promotionDidClose()
    }
  }
}
