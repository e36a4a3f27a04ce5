import HeadlessUI
import StateBinding

/// Shows the tabs, and below them the navigation stack of the chosen tab.
final class TabsViewController: UIViewController, ViewModelHosting {
  let viewModel = TabsViewModel(state: .init())

  private var stacks: [LoggedInTab: UINavigationController] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(TabsView(viewModel: viewModel))
  }
}

extension TabsViewController: LoggedInPresentable {}

extension TabsViewController: LoggedInViewControllable {
  func show(_ viewController: ViewControllable, in tab: LoggedInTab) {
    // The tabs stand above their content, so they come first.
    loadViewIfNeeded()
    let stack =
      stacks[tab] ?? UINavigationController(rootViewController: viewController.uiviewController)
    stacks[tab] = stack
    for other in stacks.values where other !== stack && other.parent === self { drop(other) }
    if stack.parent == nil { embed(stack) }
  }

  func present(_ viewController: ViewControllable) {
    present(viewController.uiviewController, animated: true)
  }

  func dismiss(_ viewController: ViewControllable) {
    guard presentedViewController === viewController.uiviewController else { return }
    dismiss(animated: true)
  }
}

typealias TabsViewModel = ViewModel<LoggedInState, LoggedInAction>

/// The tabs, without their content.
struct TabsView: View {
  @State var viewModel: TabsViewModel

  init(viewModel: TabsViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    TabView(selection: chosen) {
      tab("게시판", .posts)
      tab("게임", .games)
      tab("프로필", .profile)
    }
  }

  private var chosen: Binding<LoggedInTab> {
    Binding(get: { viewModel.state.tab }, set: { viewModel.request(action: .choose($0)) })
  }

  private func tab(_ title: LocalizedStringKey, _ tab: LoggedInTab) -> some View {
    EmptyView()
      .tabItem { Text(title).accessibilityIdentifier(tab.rawValue) }
      .tag(tab)
  }
}
