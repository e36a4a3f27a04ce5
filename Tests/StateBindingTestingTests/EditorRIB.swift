import StateBinding
import StateBindingTesting

/// A RIB that saves a name. As a `mutant`, it also closes the editor while it saves.
final class EditorInteractor: PresentableInteractor<any EditorPresentable> {
  private let isMutant: Bool
  private var state = EditorState() {
    didSet { presenter.update(state: state) }
  }

  init(presenter: any EditorPresentable, isMutant: Bool = false) {
    self.isMutant = isMutant
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
  }
}

extension EditorInteractor: PresentableListener {
  func request(action: EditorAction) {
    switch action {
    case .edit: state.isEditing = true
    case .look: break
    case .save(let name):
      var next = state
      next.activity = .saving
      if isMutant { next.isEditing = false }
      state = next
      task { [weak self] in
        try await VirtualClock.current.sleep(for: .seconds(1))
        self?.state = EditorState(name: name)
      }
    }
  }
}

nonisolated struct EditorState {
  enum Activity { case saving, loading }
  var name = "Hong"
  var isEditing = false
  var activity: Activity?
}

nonisolated enum EditorAction {
  case edit, look
  case save(String)
}

protocol EditorPresentable: StatePresentable<EditorState> {
  var listener: (any PresentableListener<EditorAction>)? { get set }
}

extension RecordingPresenter: EditorPresentable
where State == EditorState, Action == EditorAction {}
