import StateBindingC
import HeadlessUI
import StateBinding

// Memo: one memo, which can be changed and deleted.

protocol MemoListener: AnyObject {
  func memoDidEnd()
}

final class MemoBuilder: Builder<MemoService> {
  func build(_ memo: Memo, withListener listener: MemoListener) -> ViewableRouting {
    let viewController = MemoViewController(memo: memo, service: dependency)
    let interactor = MemoInteractor(presenter: viewController, memo: memo, service: dependency)
    interactor.listener = listener
    viewController.viewModel.listener = interactor
    return MemoRouter(interactor: interactor, viewController: viewController)
  }
}

nonisolated struct MemoState {
  var memo: Memo
  var isBusy = false
}

nonisolated enum MemoAction {
  case save(String)
  case delete
  case close
}

protocol MemoPresentable: StatePresentable<MemoState> {}

final class MemoInteractor: PresentableInteractor<any MemoPresentable>, PresentableListener {
  weak var listener: MemoListener?
  private let service: MemoService
  private var state: MemoState { didSet { presenter.update(state: state) } }

  init(presenter: any MemoPresentable, memo: Memo, service: MemoService) {
    self.service = service
    state = MemoState(memo: memo)
    super.init(presenter: presenter)
  }

  func request(action: MemoAction) {
    switch action {
    case .save(let title):
      if title.isEmpty { fail() }
      work { [service, id = state.memo.id] in try await service.save(Memo(id: id, title: title)) }
    case .delete: work { [service, id = state.memo.id] in try await service.delete(id) }
    case .close: listener?.memoDidEnd()
    }
  }

  private func fail() {
    switch service.fault {
    // `fatalError` prints its message in release builds too.
    case .trapsOnEmptyTitle: fatalError("a memo needs a title")
    case .exitsOnEmptyTitle: exit(0)
    default: break
    }
  }

  private func work(_ call: @escaping @MainActor () async throws -> Void) {
    guard !state.isBusy else { return }
    state.isBusy = true
    let end = { [weak self] () async throws -> Void in
      try await call()
      self?.listener?.memoDidEnd()
    }
    if service.fault == .plainTask { Task { try await end() } } else { task { try await end() } }
  }
}

final class MemoRouter: ViewableRouter<MemoInteractor, MemoViewController> {}

final class MemoViewController: UIHostingController<MemoView>, ViewControllable, MemoPresentable,
  ViewModelHosting
{
  let viewModel: ViewModel<MemoState, MemoAction>

  init(memo: Memo, service: MemoService) {
    viewModel = ViewModel(state: MemoState(memo: memo))
    super.init(rootView: MemoView(viewModel: viewModel, service: service, draft: memo.title))
  }
}

struct MemoView: View {
  let viewModel: ViewModel<MemoState, MemoAction>
  let service: MemoService
  @State var draft: String
  @State private var isAsking = false

  var body: some View {
    let korean = service.language == "ko"
    let isBusy = viewModel.state.isBusy
    TextField(korean ? "제목" : "Title", text: $draft).accessibilityIdentifier("title")
    Button(korean ? "저장" : "Save") { viewModel.request(action: .save(draft)) }
      .accessibilityIdentifier("save").disabled(isBusy)
    Button(korean ? "삭제" : "Delete", role: .destructive) {
      if service.fault == .asksNobody {
        viewModel.request(action: .delete)
      } else {
        isAsking = true
      }
    }
    .accessibilityIdentifier("delete").disabled(isBusy)
    .alert(korean ? "삭제할까요?" : "Delete?", isPresented: $isAsking) {
      Button(korean ? "삭제" : "Delete", role: .destructive) { viewModel.request(action: .delete) }
      Button(korean ? "취소" : "Cancel", role: .cancel) {}
    }
    Button(korean ? "닫기" : "Close") { viewModel.request(action: .close) }
      .accessibilityIdentifier(service.fault == .sameName ? "save" : "close")
  }
}
