import HeadlessUI
import StateBinding

typealias LocationEditorViewModel = ViewModel<LocationEditorState, LocationEditorAction>

final class LocationEditorViewController: UIViewController, ViewControllable, ViewModelHosting {
  let viewModel = LocationEditorViewModel(state: .from)

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(LocationEditorView(viewModel: viewModel))
  }
}

extension LocationEditorViewController: LocationEditorPresentable {}

struct LocationEditorView: View {
  @State var viewModel: LocationEditorViewModel

  init(viewModel: LocationEditorViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      switch viewModel.state {
      case .from: choices(from: nil)
      case .to(let from): choices(from: from)
      }
    }
    .navigationTitle(viewModel.state.question)
  }

  @ViewBuilder private func choices(from: Place?) -> some View {
    if let from { PlaceRow("출발지", from) }
    ForEach(viewModel.state.choices, id: \.self) { place in
      Button(place.name) { viewModel.request(action: .choose(place)) }
        .accessibilityIdentifier("\(from == nil ? "from" : "to") \(place.rawValue)")
    }
    Button(from == nil ? "닫기" : "출발지 바꾸기") { viewModel.request(action: .goBack) }
      .accessibilityIdentifier(from == nil ? "close" : "change pick-up")
  }
}

extension LocationEditorState {
  fileprivate var question: LocalizedStringKey {
    switch self {
    case .from: "어디에서 탈까요?"
    case .to: "어디로 갈까요?"
    }
  }
}
