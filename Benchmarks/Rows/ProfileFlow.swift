import StateBinding

/// The flow with the framework.
@MainActor
final class ProfilePresenter: StatePresentable {
  let viewModel = ViewModel<ProfileState, ProfileAction>(state: ProfileState())

  func update(state: ProfileState) {
    viewModel.update(state: state)
  }
}

final class ProfileInteractor: PresentableInteractor<any StatePresentable<ProfileState>>,
  PresentableListener
{
  private(set) var state = ProfileState()

  func request(action: ProfileAction) {
    state.apply(action)
    presenter.update(state: state)
  }
}

@MainActor
struct ProfileFlow {
  let presenter = ProfilePresenter()
  let interactor: ProfileInteractor

  init() {
    interactor = ProfileInteractor(presenter: presenter)
    presenter.viewModel.listener = interactor
  }
}
