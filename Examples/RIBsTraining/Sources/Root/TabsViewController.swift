import HeadlessUI
import StateBinding

/// Shows the tabs, and below them the navigation stack of the chosen tab.
final class TabsViewController: UIViewController {
  /// Hears which tab the person chooses.
  weak var listener: LoggedInPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  private let viewModel = TabsViewModel(state: .posts)
  private var stacks: [LoggedInTab: UINavigationController] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(TabsView(viewModel: viewModel))
  }

  /// Shows the stack of `tab`, whose root is `viewController`.
  func show(_ viewController: UIViewController, in tab: LoggedInTab) {
    let stack = stacks[tab] ?? UINavigationController(rootViewController: viewController)
    stacks[tab] = stack
    viewModel.state = tab
    for other in stacks.values where other !== stack && other.parent === self { drop(other) }
    if stack.parent == nil { embed(stack) }
  }
}

typealias TabsViewModel = ViewModel<LoggedInTab, LoggedInAction>

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
    Binding(get: { viewModel.state }, set: { viewModel.request(action: .choose($0)) })
  }

  private func tab(_ title: LocalizedStringKey, _ tab: LoggedInTab) -> some View {
    EmptyView()
      .tabItem { Text(title).accessibilityIdentifier(tab.rawValue) }
      .tag(tab)
  }
}
