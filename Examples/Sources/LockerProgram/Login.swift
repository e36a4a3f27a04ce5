import HeadlessUI
import StateBinding

protocol LoginDependency: Dependency {
  var lock: Lock { get }
}

final class LoginBuilder: Builder<LoginDependency> {
  func build(withListener listener: LoginListener) -> ViewableRouting {
    let viewController = LoginViewController()
    let interactor = LoginInteractor(presenter: viewController, lock: dependency.lock)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}

protocol LoginListener: AnyObject {
  func loginDidOpen()
}

nonisolated struct LoginState: Equatable {
  var isChecking = false
  var problem: String?
}

nonisolated enum LoginAction {
  case open(pin: String)
}

protocol LoginPresentable: StatePresentable<LoginState> {
  var listener: (any PresentableListener<LoginAction>)? { get set }
}

final class LoginInteractor: PresentableInteractor<any LoginPresentable> {
  weak var listener: LoginListener?
  private let lock: Lock
  private var state = LoginState() { didSet { presenter.update(state: state) } }

  init(presenter: any LoginPresentable, lock: Lock) {
    self.lock = lock
    super.init(presenter: presenter)
    presenter.listener = self
  }
}

extension LoginInteractor: PresentableListener {
  func request(action: LoginAction) {
    switch action {
    case .open(let pin): open(pin)
    }
  }

  private func open(_ pin: String) {
    state = LoginState(isChecking: true)
    task { [weak self, lock] in
      do {
        let isRight = try await lock.accepts(pin)
        self?.state = LoginState(problem: isRight ? nil : "The PIN is wrong.")
        if isRight { self?.listener?.loginDidOpen() }
      } catch LockError.jammed {
        self?.state = LoginState(problem: "The lock is jammed. Try again.")
      }
    }
  }
}

typealias LoginViewModel = ViewModel<LoginState, LoginAction>

final class LoginViewController: UIViewController, ViewControllable, LoginPresentable,
  ViewModelHosting
{
  let viewModel = LoginViewModel(state: LoginState())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(UIHostingController(rootView: LoginView(viewModel: viewModel)))
  }
}

struct LoginView: View {
  @State var viewModel: LoginViewModel
  @State private var pin = ""

  var body: some View {
    Form {
      SecureField("PIN", text: $pin)
      if let problem = viewModel.state.problem { Text(problem) }
      if viewModel.state.isChecking { ProgressView("Checking…") }
      Button("Open") { viewModel.request(action: .open(pin: pin)) }
        .disabled(viewModel.state.isChecking)
    }
    .navigationTitle("Locker")
  }
}
