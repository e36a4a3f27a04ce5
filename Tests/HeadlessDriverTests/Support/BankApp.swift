import HeadlessDriver
import HeadlessUI
import StateBinding

/// The first screen of an app of plain view controllers. It embeds two RIBs: DailyLimit, which has no view, and PINCheck.
class HomeViewController: UIHostingController<HomeView>, UIAdaptivePresentationControllerDelegate {
  var check: ViewableRouting?
  private var limit: Routing?
  private let sent = BehaviorRelay(value: 0)

  init() {
    super.init(rootView: HomeView())
    rootView.onSend = { [weak self] in self?.checkPIN() }
  }

  /// The attached RIBs.
  var routers: [Routing] { [limit, check].compactMap(\.self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let router = DailyLimitBuilder(dependency: self).build(withListener: self)
    router.interactable.activate()
    router.load()
    limit = router
  }

  private func checkPIN() {
    let router = PINCheckBuilder(dependency: self).build(withListener: self)
    router.interactable.activate()
    router.load()
    check = router
    let controller = router.viewControllable.uiviewController
    controller.presentationController?.delegate = self
    present(controller, animated: true)
  }

  func endCheck() {
    dismiss(animated: true)
    check = nil
  }

  /// The person swiped the sheet away, so no RIB was told.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    check = nil
  }
}

extension HomeViewController: PINCheckDependency, PINCheckListener {
  var pin: String { "1234" }

  func pinCheckDidPass() {
    endCheck()
    sent.accept(sent.value + 10)
  }

  func pinCheckDidCancel() { endCheck() }
}

extension HomeViewController: DailyLimitDependency, DailyLimitListener {
  var amounts: Observable<Int> { sent }

  func dailyLimitDidChange(left: Int) { rootView.left = left }
}

/// An app whose first screen is `home`.
func bank(_ home: HomeViewController) -> App {
  let window = UIWindow()
  window.rootViewController = home
  window.makeKeyAndVisible()
  return App(window: window, embedding: { home.routers })
}

struct HomeView: View {
  var left = 0
  var onSend: @MainActor () -> Void = {}

  var body: some View {
    LabeledContent("Left today", value: "\(left)")
    Button("Send 10", action: onSend).accessibilityIdentifier("send")
  }
}

// DailyLimit: logic without a view.

protocol DailyLimitDependency: Dependency {
  /// The amount that was sent today.
  var amounts: Observable<Int> { get }
}

protocol DailyLimitListener: AnyObject {
  func dailyLimitDidChange(left: Int)
}

final class DailyLimitBuilder: Builder<DailyLimitDependency> {
  func build(withListener listener: DailyLimitListener) -> Routing {
    let interactor = DailyLimitInteractor(amounts: dependency.amounts)
    interactor.listener = listener
    return DailyLimitRouter(interactor: interactor)
  }
}

final class DailyLimitInteractor: Interactor {
  weak var listener: DailyLimitListener?
  private let amounts: Observable<Int>

  init(amounts: Observable<Int>) { self.amounts = amounts }

  override func didBecomeActive() {
    super.didBecomeActive()
    amounts.subscribe(onNext: { [weak self] in self?.listener?.dailyLimitDidChange(left: 100 - $0) }
    )
    .disposeOnDeactivate(interactor: self)
  }
}

final class DailyLimitRouter: Router<DailyLimitInteractor> {}

// PINCheck: a RIB with a screen.

protocol PINCheckDependency: Dependency {
  var pin: String { get }
}

protocol PINCheckListener: AnyObject {
  func pinCheckDidPass()
  func pinCheckDidCancel()
}

final class PINCheckBuilder: Builder<PINCheckDependency> {
  func build(withListener listener: PINCheckListener) -> ViewableRouting {
    let viewController = PINCheckViewController()
    let interactor = PINCheckInteractor(presenter: viewController, pin: dependency.pin)
    interactor.listener = listener
    viewController.viewModel.listener = interactor
    return PINCheckRouter(interactor: interactor, viewController: viewController)
  }
}

nonisolated struct PINCheckState { var isWrong = false }

nonisolated enum PINCheckAction { case check(String), cancel }

protocol PINCheckPresentable: StatePresentable<PINCheckState> {}

final class PINCheckInteractor: PresentableInteractor<any PINCheckPresentable>, PresentableListener
{
  weak var listener: PINCheckListener?
  private let pin: String

  init(presenter: any PINCheckPresentable, pin: String) {
    self.pin = pin
    super.init(presenter: presenter)
  }

  func request(action: PINCheckAction) {
    switch action {
    case .check(pin): listener?.pinCheckDidPass()
    case .check: presenter.update(state: .init(isWrong: true))
    case .cancel: listener?.pinCheckDidCancel()
    }
  }
}

final class PINCheckRouter: ViewableRouter<PINCheckInteractor, PINCheckViewController> {}

final class PINCheckViewController: UIHostingController<PINCheckView>, ViewControllable,
  PINCheckPresentable, ViewModelHosting
{
  let viewModel = ViewModel<PINCheckState, PINCheckAction>(state: .init())

  init() { super.init(rootView: PINCheckView(viewModel: viewModel)) }
}

struct PINCheckView: View {
  let viewModel: ViewModel<PINCheckState, PINCheckAction>
  @State private var pin = ""

  var body: some View {
    if viewModel.state.isWrong { Text("That is not your PIN") }
    SecureField("PIN", text: $pin)
    Button("OK") { viewModel.request(action: .check(pin)) }
    Button("Cancel") { viewModel.request(action: .cancel) }
  }
}
