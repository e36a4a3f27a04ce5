import HeadlessUI
import StateBinding

protocol RootDependency: Dependency {
  var members: BehaviorRelay<[EntityMember]> { get }
}

final class RootComponent: Component<RootDependency>, ProfileDependency {
  let memberStream = BehaviorRelay<EntityMember?>(value: nil)
}

/// Builds the whole app.
final class RootBuilder: Builder<RootDependency> {
  func build() -> LaunchRouting {
    let component = RootComponent(dependency: dependency)
    let viewController = RootViewController()
    let interactor = RootInteractor(
      presenter: viewController, members: dependency.members, memberStream: component.memberStream)
    return RootRouter(
      interactor: interactor, viewController: viewController,
      profileBuilder: ProfileBuilder(dependency: component))
  }
}

nonisolated struct RootState: Equatable {
  var members: [EntityMember] = []
}

nonisolated enum RootAction {
  case login(EntityMember)
}

protocol RootPresentable: StatePresentable<RootState> {
  var listener: (any PresentableListener<RootAction>)? { get set }
}

protocol RootRouting: ViewableRouting {
  func routeToProfile()
  func detachProfile()
}

/// Logs a member in, and out again.
final class RootInteractor: PresentableInteractor<any RootPresentable> {
  weak var router: RootRouting?
  private let members: BehaviorRelay<[EntityMember]>
  private let memberStream: BehaviorRelay<EntityMember?>

  init(
    presenter: any RootPresentable, members: BehaviorRelay<[EntityMember]>,
    memberStream: BehaviorRelay<EntityMember?>
  ) {
    self.members = members
    self.memberStream = memberStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    members
      .subscribe(onNext: { [weak self] in self?.presenter.update(state: RootState(members: $0)) })
      .disposeOnDeactivate(interactor: self)
  }
}

extension RootInteractor: PresentableListener {
  func request(action: RootAction) {
    switch action {
    case .login(let member):
      memberStream.accept(member)
      router?.routeToProfile()
    }
  }
}

extension RootInteractor: ProfileListener {
  func profileDidLogout() {
    trace()
    endLogin()
  }

  func profileDidDeleteAccount() {
    trace()
    members.accept(members.value.filter { $0 != memberStream.value })
    endLogin()
  }

  private func endLogin() {
    router?.detachProfile()
    memberStream.accept(nil)
  }
}

/// Attaches Profile while somebody is logged in.
final class RootRouter: LaunchRouter<RootInteractor, RootViewController>, RootRouting {
  private let profileBuilder: ProfileBuildable
  private var profile: ProfileRouting?

  init(
    interactor: RootInteractor, viewController: RootViewController,
    profileBuilder: ProfileBuildable
  ) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToProfile() {
    trace()
    guard profile == nil else { return }
    let router = profileBuilder.build(withListener: interactor)
    profile = router
    attachChild(router)
    viewController.show(router.viewControllable)
  }

  func detachProfile() {
    trace()
    guard let router = profile else { return }
    profile = nil
    viewController.showMembers()
    detachChild(router)
  }
}

typealias RootViewModel = ViewModel<RootState, RootAction>

/// Shows the members, or the view of a child in their place.
final class RootViewController: UINavigationController, ViewControllable, RootPresentable,
  ViewModelHosting
{
  let viewModel = RootViewModel(state: RootState())

  override func viewDidLoad() {
    super.viewDidLoad()
    showMembers()
  }

  func show(_ child: ViewControllable) {
    setViewControllers([child.uiviewController], animated: false)
  }

  func showMembers() {
    let host = UIHostingController(rootView: MembersView(viewModel: viewModel))
    setViewControllers([host], animated: false)
  }
}

struct MembersView: View {
  @State var viewModel: RootViewModel

  var body: some View {
    VStack {
      if viewModel.state.members.isEmpty { Text("No members") }
      ForEach(viewModel.state.members) { member in
        Button(member.name) { viewModel.request(action: .login(member)) }
          .accessibilityIdentifier("login \(member.id)")
      }
    }
    .navigationTitle("Members")
  }
}
