import StateBinding

/// The question that the rider answers next.
nonisolated enum LocationEditorState {
  case from
  case to(from: Place)

  var choices: [Place] {
    switch self {
    case .from: Place.allCases
    case .to(let from): Place.allCases.filter { $0 != from }
    }
  }
}

nonisolated enum LocationEditorAction {
  case choose(Place)
  case goBack
}

protocol LocationEditorPresentable: StatePresentable<LocationEditorState> {
  var listener: LocationEditorPresentableListener? { get set }
}

typealias LocationEditorPresentableListener = any PresentableListener<LocationEditorAction>

package protocol LocationEditorListener: AnyObject {
  func locationEditorDidChoose(_ route: Route)
  func locationEditorDidClose()
}

/// Asks for the pick-up place, then for the destination.
final class LocationEditorInteractor: PresentableInteractor<any LocationEditorPresentable> {
  weak var listener: LocationEditorListener?

  private var state: LocationEditorState { didSet { presenter.update(state: state) } }

  init(presenter: any LocationEditorPresentable, from: Place?) {
    state = from.map { .to(from: $0) } ?? .from
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
  }
}

extension LocationEditorInteractor: PresentableListener {
  func request(action: LocationEditorAction) {
    switch (state, action) {
    case (.from, .choose(let place)): state = .to(from: place)
    case (.to(let from), .choose(let place)):
      listener?.locationEditorDidChoose(Route(from: from, to: place))
    case (.to, .goBack): state = .from
    case (.from, .goBack): listener?.locationEditorDidClose()
    }
  }
}
