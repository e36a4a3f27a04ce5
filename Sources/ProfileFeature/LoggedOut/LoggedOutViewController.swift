import StateBinding

#if os(iOS)
  import SwiftUI
  import UIKit
#else
  import HeadlessUI
#endif

final class LoggedOutViewController: UIViewController, ViewControllable, LoggedOutPresentable,
  ViewModelHosting
{
  let viewModel = LoggedOutViewModel(state: LoggedOutViewState())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(UIHostingController(rootView: LoggedOutView(viewModel: viewModel)))
  }
}
