import HeadlessUI
import StateBinding

typealias RequestViewModel = ViewModel<RequestState, Never>

/// Shows the rider's position and places, and below them the child that asks for the next part of the order.
final class RequestViewController: UIViewController, RequestViewControllable, ViewModelHosting {
  let viewModel = RequestViewModel(state: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(RequestView(viewModel: viewModel))
  }
}

extension RequestViewController: RequestPresentable {}

struct RequestView: View {
  @State var viewModel: RequestViewModel

  init(viewModel: RequestViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    PlaceRow("현재 위치", viewModel.state.near)
    switch viewModel.state.stage {
    case .choosing: EmptyView()
    case .confirming(let order), .refining(let order):
      RouteRows(route: order.route)
    }
  }
}
