import HeadlessUI
import StateBinding

typealias CardViewModel = ViewModel<CardState, CardAction>

final class CardViewController: UIViewController, ViewControllable, ViewModelHosting {
  let viewModel: CardViewModel

  init(state: CardState) {
    viewModel = CardViewModel(state: state)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(CardView(viewModel: viewModel))
  }
}

extension CardViewController: CardPresentable {}

struct CardView: View {
  @State var viewModel: CardViewModel

  init(viewModel: CardViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    Choices("카드", of: Card.allCases, named: \.name, id: "card", chosen: viewModel.state.chosen) {
      viewModel.request(action: .choose($0))
    }
  }
}
