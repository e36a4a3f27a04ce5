import HeadlessUI
import StateBinding

final class ProfileViewController: UIViewController, ProfileViewControllable, ViewModelHosting {
  let viewModel: ProfileViewModel

  weak var listener: ProfilePresentableListener? {
    didSet { viewModel.listener = listener }
  }

  private let disposeBag = DisposeBag()
  private let memberStream: BehaviorRelay<Member>

  init(memberStream: BehaviorRelay<Member>) {
    self.memberStream = memberStream
    self.viewModel = ProfileViewModel(state: .init(member: memberStream.value))
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showProfile()
    bindMemberStream()
  }
}

extension ProfileViewController {
  private func showProfile() {
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

  func show(_ problems: [MemberProblem]) {
    viewModel.state.problems = problems
  }

  func show(_ activity: ProfileActivity?) {
    viewModel.state.activity = activity
  }

  func show(_ failure: ProfileFailure) {
    viewModel.state.failure = failure
    viewModel.state.failureAlert = true
  }

  func askToLogOut() {
    viewModel.state.logoutAlert = true
  }

  func askToDelete() {
    viewModel.state.deleteAlert = true
  }
}
