import HeadlessProgram
import HeadlessUI
import StateBinding

nonisolated struct ProfileViewState { var name: String? }
nonisolated enum ProfileViewAction { case logout }

protocol ProfilePresentable: StatePresentable<ProfileViewState> {
  var listener: (any PresentableListener<ProfileViewAction>)? { get set }
}

final class ProfileInteractor: PresentableInteractor<any ProfilePresentable>, PresentableListener {
  override init(presenter: any ProfilePresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: ProfileViewState(name: "Hong Gildong"))
  }

  func request(action: ProfileViewAction) {
    switch action {
    case .logout: presenter.update(state: ProfileViewState(name: nil))
    }
  }
}

final class ProfileViewController: UIViewController, ViewControllable, ProfilePresentable,
  ViewModelHosting
{
  let viewModel = ViewModel<ProfileViewState, ProfileViewAction>(state: ProfileViewState())

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: ProfileView(viewModel: viewModel))
    addChild(host)
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}

struct ProfileView: View {
  @State var viewModel: ViewModel<ProfileViewState, ProfileViewAction>
  @State private var logoutAlert = false

  var body: some View {
    VStack {
      Text(viewModel.state.name ?? "Nobody is logged in")
      Button("Log out") { logoutAlert = true }
        .disabled(viewModel.state.name == nil)
    }
    .navigationTitle("Profile")
    .alert("Log out?", isPresented: $logoutAlert) {
      Button("Log out", role: .destructive) { viewModel.request(action: .logout) }
      Button("Cancel", role: .cancel) {}
    }
  }
}

@main struct ProfileProgram {
  static func main() async { await profile.main() }
  static let profile = Program(name: "profile", version: "1", summary: "A profile.") { _ in
    let viewController = ProfileViewController()
    let interactor = ProfileInteractor(presenter: viewController)
    let router = LaunchRouter(interactor: interactor, viewController: viewController)
    let window = UIWindow()
    router.launch(from: window)
    return App(window: window, router: router)
  }
}
