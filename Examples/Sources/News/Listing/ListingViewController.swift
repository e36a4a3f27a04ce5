package import HeadlessUI
package import StateBinding

/// Shows the list of news, and pushes the opened article.
package final class ListingViewController: UIViewController, ListingPresentable, ViewModelHosting {
  package let viewModel = ListingViewModel(state: ListingState())

  package override func viewDidLoad() {
    super.viewDidLoad()
    embed(UIHostingController(rootView: ListingView(viewModel: viewModel)))
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
