import HeadlessUI
import StateBinding

/// Shows one of several view controllers, each with a stack of its own, below the tabs that choose.
final class TabsViewController: UIViewController {
  /// Who is told what the person chooses.
  weak var listener: LoggedInPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  private let viewModel = TabsViewModel(state: .posts)
  private var stacks: [LoggedInTab: UINavigationController] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(TabsView(viewModel: viewModel))
  }

  /// Shows `viewController` in `tab`, with what is on top of it.
  func show(_ viewController: UIViewController, in tab: LoggedInTab) {
    let stack = stacks[tab] ?? UINavigationController(rootViewController: viewController)
    stacks[tab] = stack
    viewModel.state = tab
    for other in stacks.values where other !== stack && other.parent === self { drop(other) }
    if stack.parent == nil { embed(stack) }
  }
}

typealias TabsViewModel = ViewModel<LoggedInTab, LoggedInAction>

/// The tabs; what they show stands below them.
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
