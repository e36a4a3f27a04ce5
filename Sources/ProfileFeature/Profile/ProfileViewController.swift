import StateBinding

#if os(iOS)
  import SwiftUI
  import UIKit
#else
  import HeadlessUI
#endif

/// The presenter. `ViewModelHosting` gives it `listener` and `update(state:)`, which are those of the view model.
final class ProfileViewController: UIViewController, ProfileViewControllable, ProfilePresentable,
  ViewModelHosting
{
  let viewModel = ProfileViewModel(state: ProfileViewState())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(UIHostingController(rootView: ProfileView(viewModel: viewModel)))
  }
}
