import HeadlessUI
import StateBinding

// The Profile RIB in the spellings of the article on SwiftUI with RIBs, which have to go on compiling: an `@Observable` view model
// written by hand, a listener protocol of its own, and a view controller that binds the member.

nonisolated struct EntityMember: Equatable {
  let id: String
  var name: String
}

// MARK: State and action

nonisolated struct ProfileViewState {
  var member: EntityMember?
  var logoutAlert = false
  var deleteAlert = false
}

nonisolated enum ProfileViewAction {
  case logout
  case deleteAccount
}

// MARK: View model

@Observable
final class ProfileViewModel {
  typealias State = ProfileViewState
  typealias Action = ProfileViewAction

  var state: State
  weak var listener: ProfilePresentableListener?

  init(state: State) {
    self.state = state
  }

  func update(state: State) {
    self.state = state
  }

  func request(action: Action) {
    listener?.request(action: action)
  }
}

extension ProfileViewModel {
  func handleLogout() {
    request(action: .logout)
  }

  func handleDelete() {
    request(action: .deleteAccount)
  }
}

// MARK: View

struct ProfileView: View {
  @State var viewModel: ProfileViewModel

  init(viewModel: ProfileViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(spacing: .zero) {
      if let member = viewModel.state.member {
        Text(member.name)
      }
      Button {
        viewModel.state.logoutAlert = true
      } label: {
        Text("로그아웃")
      }
      Button {
        viewModel.state.deleteAlert = true
      } label: {
        Text("회원 탈퇴")
      }
    }
    .alert("정말 로그아웃하시겠습니까?", isPresented: $viewModel.state.logoutAlert) {
      Button("확인", role: .destructive) {
        viewModel.handleLogout()
      }
      Button("취소", role: .cancel) {}
    }
    .alert("정말 탈퇴하시겠습니까?", isPresented: $viewModel.state.deleteAlert) {
      Button("확인", role: .destructive) {
        viewModel.handleDelete()
      }
      Button("취소", role: .cancel) {}
    }
  }
}

// MARK: Presenter

protocol ProfilePresentable: Presentable {
  var listener: ProfilePresentableListener? { get set }
  func update(state: ProfileViewState)
}

protocol ProfilePresentableListener: AnyObject {
  func request(action: ProfileViewAction)
}

final class ProfileViewController: UIViewController {
  let viewModel: ProfileViewModel
  weak var listener: ProfilePresentableListener? {
    didSet {
      viewModel.listener = listener
    }
  }

  private let disposeBag = DisposeBag()
  private let memberStream: BehaviorRelay<EntityMember?>

  init(memberStream: BehaviorRelay<EntityMember?>) {
    self.memberStream = memberStream
    self.viewModel = ProfileViewModel(state: .init(member: memberStream.value))
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setup()
    bindMemberStream()
  }
}

extension ProfileViewController {
  private func setup() {
    let host = UIHostingController(rootView: ProfileView(viewModel: viewModel))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  private func bindMemberStream() {
    memberStream
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] member in
        guard let self else { return }
        self.update(state: .init(member: member))
      })
      .disposed(by: disposeBag)
  }
}

extension ProfileViewController: ProfilePresentable {
  func update(state: ProfileViewState) {
    viewModel.update(state: state)
  }
}

extension ProfileViewController: ProfileViewControllable {}

// MARK: Interactor

protocol ProfileRouting: ViewableRouting {}

protocol ProfileListener: AnyObject {
  func profileDidLogout()
  func profileDidDeleteAccount()
}

final class ProfileInteractor: PresentableInteractor<ProfilePresentable>, ProfileInteractable {
  weak var router: ProfileRouting?
  weak var listener: ProfileListener?

  override init(presenter: ProfilePresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }
}

extension ProfileInteractor: ProfilePresentableListener {
  func request(action: ProfileViewAction) {
    switch action {
    case .logout:
      handleLogout()
    case .deleteAccount:
      handleDeleteAccount()
    }
  }

  private func handleLogout() {
    listener?.profileDidLogout()
  }

  private func handleDeleteAccount() {
    listener?.profileDidDeleteAccount()
  }
}

// MARK: Router and builder

protocol ProfileInteractable: Interactable {
  var router: ProfileRouting? { get set }
  var listener: ProfileListener? { get set }
}

protocol ProfileViewControllable: ViewControllable {}

final class ProfileRouter: ViewableRouter<ProfileInteractable, ProfileViewControllable>,
  ProfileRouting
{
  override init(interactor: ProfileInteractable, viewController: ProfileViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

protocol ProfileDependency: Dependency {
  var memberStream: BehaviorRelay<EntityMember?> { get }
}

final class ProfileComponent: Component<ProfileDependency> {
  var memberStream: BehaviorRelay<EntityMember?> { dependency.memberStream }
}

protocol ProfileBuildable: Buildable {
  func build(withListener listener: ProfileListener) -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable {
  func build(withListener listener: ProfileListener) -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let viewController = ProfileViewController(memberStream: component.memberStream)
    let interactor = ProfileInteractor(presenter: viewController)
    interactor.listener = listener
    return ProfileRouter(interactor: interactor, viewController: viewController)
  }
}
