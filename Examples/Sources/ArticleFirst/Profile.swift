import HeadlessDriver
import HeadlessUI
import StateBinding

nonisolated struct ProfileState { var name: String? = "Hong Gildong" }
nonisolated enum ProfileAction { case logout }

final class ProfileInteractor: PresentableInteractor<ProfileController>, PresentableListener {
  func request(action: ProfileAction) {
    switch action {
    case .logout: presenter.viewModel.update(state: ProfileState(name: nil))
    }
  }
}

final class ProfileController: UIHostingController<ProfileView>, ViewControllable {
  let viewModel = ViewModel<ProfileState, ProfileAction>(state: ProfileState())
  init() { super.init(rootView: ProfileView(viewModel: viewModel)) }
}

struct ProfileView: View {
  @State var viewModel: ViewModel<ProfileState, ProfileAction>
  @State private var logoutAlert = false

  var body: some View {
    VStack {
      Text(viewModel.state.name ?? "Nobody is logged in")
      Button("Log out") { logoutAlert = true }
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
    let controller = ProfileController()
    let interactor = ProfileInteractor(presenter: controller)
    controller.viewModel.listener = interactor
    let window = UIWindow()
    let router = LaunchRouter(interactor: interactor, viewController: controller)
    router.launch(from: window)
    return App(window: window, router: router)
  }
}
