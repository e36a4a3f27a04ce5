package import ExampleNetwork
package import HeadlessUI
package import StateBinding

/// Shows the list of news, and pushes the opened article.
package final class ListingViewController: UIHostingController<ListingView>, ViewModelHosting {
  package let viewModel = ListingViewModel(state: ListingViewState())

  package init() {
    super.init(rootView: ListingView(viewModel: viewModel))
  }
}

extension ListingViewController: ListingPresentable {
  package func update(state: ListingState) {
    viewModel.state.listing = state
  }

  package func showErrorAlert(error: NetworkError) {
    viewModel.state.raiseAlert(error)
  }
}

extension ListingViewController: ListingViewControllable {
  package func pushViewController(_ viewControllable: ViewControllable, animated: Bool) {
    navigationController?.pushViewController(
      viewControllable.uiviewController, animated: animated)
  }

  package func popViewController(_ viewControllable: ViewControllable, animated: Bool) {
    guard let navigationController,
      navigationController.topViewController === viewControllable.uiviewController
    else { return }
    navigationController.popViewController(animated: animated)
  }
}
