import HeadlessUI
import StateBinding

// Memos: the list, and the parent of Memo.

nonisolated struct Memo: Equatable {
  let id: String
  var title: String
}

/// Keeps the memos. Each request takes a second.
final class MemoService: Dependency {
  let clock: VirtualClock
  let language: String
  let fault: Fault?
  let memos = BehaviorRelay(value: [Memo(id: "1", title: "Rice"), Memo(id: "2", title: "Milk")])

  init(clock: VirtualClock, language: String, fault: Fault?) {
    self.clock = clock
    self.language = language
    self.fault = fault
  }

  func save(_ memo: Memo) async throws {
    try await clock.sleep(for: .seconds(1))
    memos.accept(memos.value.map { $0.id == memo.id ? memo : $0 })
  }

  func delete(_ id: String) async throws {
    try await clock.sleep(for: .seconds(1))
    var rest = memos.value
    guard let index = rest.firstIndex(where: { $0.id == id }) else { return }
    rest.remove(at: index)
    memos.accept(rest)
  }
}

final class MemosBuilder: Builder<MemoService> {
  func build() -> LaunchRouting {
    let viewController = MemosViewController(service: dependency)
    let interactor = MemosInteractor(presenter: viewController, service: dependency)
    if dependency.fault != .listenerForgotten { viewController.viewModel.listener = interactor }
    let router = MemosRouter(interactor: interactor, viewController: viewController)
    router.service = dependency
    interactor.router = router
    return router
  }
}

nonisolated struct MemosState {
  var memos: [Memo] = []
}

nonisolated enum MemosAction {
  case open(Memo)
}

protocol MemosPresentable: StatePresentable<MemosState> {}

final class MemosInteractor: PresentableInteractor<any MemosPresentable>, PresentableListener,
  MemoListener
{
  weak var router: MemosRouter?
  private let service: MemoService

  init(presenter: any MemosPresentable, service: MemoService) {
    self.service = service
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    service.memos.subscribe(onNext: { [weak self] in
      self?.presenter.update(state: MemosState(memos: $0))
    }).disposeOnDeactivate(interactor: self)
  }

  func request(action: MemosAction) {
    switch action {
    case .open(let memo): router?.routeToMemo(memo)
    }
  }

  func memoDidEnd() {
    router?.detachMemo(dismisses: true)
  }
}

final class MemosRouter: LaunchRouter<MemosInteractor, MemosViewController>,
  UIAdaptivePresentationControllerDelegate
{
  var service: MemoService?
  private var memo: ViewableRouting?

  func routeToMemo(_ memo: Memo) {
    guard self.memo == nil || service?.fault == .detachForgotten, let service else { return }
    let router = MemoBuilder(dependency: service).build(memo, withListener: interactor)
    self.memo = router
    attachChild(router)
    let controller = router.viewControllable.uiviewController
    controller.presentationController?.delegate = self
    viewController.present(controller, animated: true)
  }

  func detachMemo(dismisses: Bool) {
    if dismisses { viewController.dismiss(animated: true) }
    guard let memo, service?.fault != .detachForgotten else { return }
    detachChild(memo)
    self.memo = nil
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    detachMemo(dismisses: false)
  }
}

final class MemosViewController: UIHostingController<MemosView>, ViewControllable,
  MemosPresentable, ViewModelHosting
{
  let viewModel = ViewModel<MemosState, MemosAction>(state: .init())

  init(service: MemoService) {
    super.init(rootView: MemosView(viewModel: viewModel, service: service))
  }
}

struct MemosView: View {
  let viewModel: ViewModel<MemosState, MemosAction>
  let service: MemoService

  var body: some View {
    let korean = service.language == "ko"
    let memos = viewModel.state.memos
    if memos.isEmpty {
      Text(korean ? "메모가 없습니다" : "No memos")
      Button(korean ? "도움말" : "Help") {}.accessibilityIdentifier("help")
    }
    ForEach(memos, id: \.id) { memo in
      Button(memo.title.isEmpty ? "…" : memo.title) { viewModel.request(action: .open(memo)) }
        .accessibilityIdentifier("memo \(memo.id)")
    }
    if service.fault == .untranslated, memos.count == 1, !korean { Text("One memo left") }
  }
}
