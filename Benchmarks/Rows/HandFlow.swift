/// The flow by hand, the listener held weakly.
@MainActor
protocol HandListener: AnyObject {
  func request(action: ProfileAction)
}

@MainActor
protocol HandPresentable: AnyObject {
  func update(state: ProfileState)
}

@MainActor
final class HandViewModel {
  weak var listener: (any HandListener)?
  private(set) var state = ProfileState()
  var observers: [(ProfileState) -> Void] = []

  func update(state: ProfileState) {
    self.state = state
    for observer in observers { observer(self.state) }
  }

  func request(action: ProfileAction) {
    listener?.request(action: action)
  }
}

final class HandPresenter: HandPresentable {
  let viewModel = HandViewModel()

  func update(state: ProfileState) {
    viewModel.update(state: state)
  }
}

final class HandInteractor: HandListener {
  private let presenter: any HandPresentable
  private(set) var state = ProfileState()

  init(presenter: any HandPresentable) {
    self.presenter = presenter
  }

  func request(action: ProfileAction) {
    state.apply(action)
    presenter.update(state: state)
  }
}

@MainActor
struct HandFlow {
  let presenter = HandPresenter()
  let interactor: HandInteractor

  init() {
    interactor = HandInteractor(presenter: presenter)
    presenter.viewModel.listener = interactor
  }
}
