import Harness
import StateBinding

/// An action to the interactor and its state to the view model, without a view.
enum FlowRows {
  static let all: [Row] = [
    row("dispatch, nobody observing", observers: 0, goal: 1.3),
    row("dispatch, one observer", observers: 1, goal: 1.6),
    row("dispatch, 1,000 observers, each", observers: 1_000, goal: 1.5),
  ]

  /// With many observers, an operation is the delivery to one of them.
  private static func row(_ name: String, observers: Int, goal: Double) -> Row {
    Row(
      name, goal: goal,
      ours: {
        let flow = Flow()
        let heard = Heard()
        for _ in 0..<observers {
          _ = flow.viewModel.stateStream.subscribe(onNext: { heard.sum &+= $0.changes })
        }
        return { operations in
          for round in 0..<rounds(operations, observers) {
            flow.viewModel.request(action: FlowAction.cycle[round & 7])
          }
          // Not the view model's state, because reading it would observe it.
          return heard.sum &+ flow.interactor.state.changes
        }
      },
      base: {
        let flow = HandFlow()
        let heard = Heard()
        for _ in 0..<observers {
          flow.viewModel.observers.append { heard.sum &+= $0.changes }
        }
        return { operations in
          for round in 0..<rounds(operations, observers) {
            flow.viewModel.request(action: FlowAction.cycle[round & 7])
          }
          return heard.sum &+ flow.interactor.state.changes
        }
      })
  }

  private static func rounds(_ operations: Int, _ observers: Int) -> Int {
    observers > 1 ? max(1, operations / observers) : operations
  }
}

/// The sum of all values that the observers of a row received.
@MainActor
final class Heard {
  var sum = 0
}

/// The state of both flows.
struct FlowState {
  var member: FlowMember?
  var isAskingLogout = false
  var isAskingDelete = false
  var changes = 0

  /// The work of the interactors on both sides.
  @inline(__always)
  mutating func apply(_ action: FlowAction) {
    switch action {
    case .login(let member): self.member = member
    case .rename(let name): member?.name = name
    case .changeEmail(let email): member?.email = email
    case .askLogout: isAskingLogout = true
    case .cancelLogout: isAskingLogout = false
    case .askDelete: isAskingDelete = true
    case .cancelDelete: isAskingDelete = false
    case .touch: break
    }
    changes &+= 1
  }
}

struct FlowMember {
  var id: String
  var name: String
  var email: String
}

enum FlowAction {
  case login(FlowMember)
  case rename(String)
  case changeEmail(String)
  case askLogout
  case cancelLogout
  case askDelete
  case cancelDelete
  case touch

  /// Eight actions, requested in turn.
  static let cycle: [FlowAction] = [
    .login(FlowMember(id: "12345", name: "Hong Gildong", email: "gildong@example.com")),
    .rename("Hong Gil-dong, the second of that name"), .changeEmail("hong@example.com"),
    .askLogout, .cancelLogout, .askDelete, .cancelDelete, .touch,
  ]
}

@MainActor
final class FlowPresenter: StatePresentable {
  let viewModel = ViewModel<FlowState, FlowAction>(state: FlowState())

  func update(state: FlowState) {
    viewModel.update(state: state)
  }
}

final class FlowInteractor: PresentableInteractor<any StatePresentable<FlowState>>,
  PresentableListener
{
  private(set) var state = FlowState()

  func request(action: FlowAction) {
    state.apply(action)
    presenter.update(state: state)
  }
}

@MainActor
struct Flow {
  let viewModel: ViewModel<FlowState, FlowAction>
  let interactor: FlowInteractor

  init() {
    let presenter = FlowPresenter()
    viewModel = presenter.viewModel
    interactor = FlowInteractor(presenter: presenter)
    viewModel.listener = interactor
  }
}

@MainActor
protocol HandListener: AnyObject {
  func request(action: FlowAction)
}

@MainActor
protocol HandPresentable: AnyObject {
  func update(state: FlowState)
}

@MainActor
final class HandViewModel {
  weak var listener: (any HandListener)?
  private(set) var state = FlowState()
  var observers: [(FlowState) -> Void] = []

  func update(state: FlowState) {
    self.state = state
    for observer in observers { observer(state) }
  }

  func request(action: FlowAction) {
    listener?.request(action: action)
  }
}

final class HandPresenter: HandPresentable {
  let viewModel = HandViewModel()

  func update(state: FlowState) {
    viewModel.update(state: state)
  }
}

final class HandInteractor: HandListener {
  private let presenter: any HandPresentable
  private(set) var state = FlowState()

  init(presenter: any HandPresentable) {
    self.presenter = presenter
  }

  func request(action: FlowAction) {
    state.apply(action)
    presenter.update(state: state)
  }
}

@MainActor
struct HandFlow {
  let viewModel: HandViewModel
  let interactor: HandInteractor

  init() {
    let presenter = HandPresenter()
    viewModel = presenter.viewModel
    interactor = HandInteractor(presenter: presenter)
    viewModel.listener = interactor
  }
}
