import StateBinding

nonisolated struct CardState {
  var chosen: Card
}

nonisolated enum CardAction {
  case choose(Card)
}

protocol CardPresentable: StatePresentable<CardState> {
  var listener: CardPresentableListener? { get set }
}

typealias CardPresentableListener = any PresentableListener<CardAction>

package protocol CardListener: AnyObject {
  func cardDidChoose(_ card: Card)
}

final class CardInteractor: PresentableInteractor<any CardPresentable> {
  weak var listener: CardListener?

  private var state: CardState { didSet { presenter.update(state: state) } }

  init(presenter: any CardPresentable, state: CardState) {
    self.state = state
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
  }
}

extension CardInteractor: PresentableListener {
  func request(action: CardAction) {
    switch action {
    case .choose(let card):
      state.chosen = card
      listener?.cardDidChoose(card)
    }
  }
}
