import StateBinding
import StateBindingTestSupport

/// A workflow of random steps, the interactors of its steps, and a log of its ends.
final class RandomWorkflow {
  nonisolated enum Operation {
    case activate(Int), deactivate(Int), answer(Int), cancel, drop
  }

  private(set) var ends: [String] = []
  /// The number of ends reported before the cancellation; nil without one.
  private(set) var endsWhenCancelled: Int?
  private(set) var runs: [Int: Int] = [:]
  private let interactors = [Interactor(), Interactor(), Interactor()]
  private let noInteractor = Log()
  private let plan: RandomStep
  private var answers: [Int: ReplaySubject<(AnyObject, Int)>] = [:]
  private var steps: [Int: RandomStep] = [:]
  private var workflow: TellingWorkflow?
  private var alive: [Weak] = []

  init(_ plan: RandomStep) {
    self.plan = plan
    let workflow = TellingWorkflow(self)
    alive.append(Weak(workflow))
    self.workflow = workflow
    add(plan, to: nil, workflow)
  }

  var isAnythingAlive: Bool { alive.contains { $0.object != nil } }

  var isAnythingWaiting: Bool { answers.values.contains { $0.hasObservers } }

  func subscribe() {
    _ = workflow?.subscribe(noInteractor)
  }

  func perform(_ operation: Operation) {
    switch operation {
    case .activate(let index): interactors[index].activate()
    case .deactivate(let index): interactors[index].deactivate()
    case .answer(let number): answer(1 + number % plan.count)
    case .cancel:
      guard let workflow else { return }
      endsWhenCancelled = endsWhenCancelled ?? ends.count
      workflow.dispose()
    case .drop:
      let dropped = workflow.take()
      _ = consume dropped
      // A step inside a call of subscribe() is held by that call and may continue.
      if alive[0].object == nil { endsWhenCancelled = endsWhenCancelled ?? ends.count }
    }
  }

  /// Answers all waiting steps.
  func answerAll() {
    for number in 1...plan.count { answer(number) }
    for interactor in interactors { interactor.activate() }
  }

  func tell(_ end: String) {
    ends.append(end)
  }

  private func answer(_ number: Int) {
    guard let step = steps[number], let answer = answers[number] else { return }
    switch step.answer {
    case .value: answer.onNext((item(step), number))
    case .nothing: answer.onCompleted()
    case .failure: answer.onError(StepError.boom)
    }
  }

  private func item(_ step: RandomStep) -> AnyObject {
    step.interactor.map { interactors[$0] } ?? noInteractor
  }

  private func add(
    _ step: RandomStep, to before: Step<AnyObject, AnyObject, Int>?, _ workflow: TellingWorkflow
  ) {
    steps[step.number] = step
    answers[step.number] = ReplaySubject.create(bufferSize: 1)
    let probe = Log()
    alive.append(Weak(probe))
    let added =
      if step.kind == .asynchronous {
        before?.onAsyncStep { [unowned self] _, _ in
          probe("runs")
          return try await run(step)
        }
          ?? workflow.onAsyncStep { [unowned self] _ in
            probe("runs")
            return try await run(step)
          }
      } else {
        before?.onStep { [unowned self] _, _ in
          probe("runs")
          return begin(step)
        }
          ?? workflow.onStep { [unowned self] _ in
            probe("runs")
            return begin(step)
          }
      }
    switch step.followers.count {
    case 0: added.commit()
    case 1: add(step.followers[0], to: added.onError { _ in probe("fails") }, workflow)
    default:
      let shared = added.asObservable()
      for follower in step.followers { add(follower, to: shared.fork(workflow), workflow) }
    }
  }

  private func begin(_ step: RandomStep) -> Observable<(AnyObject, Int)> {
    runs[step.number, default: 0] += 1
    if let operation = step.meanwhile { perform(operation) }
    if step.kind == .now { answer(step.number) }
    guard let answer = answers[step.number] else { return .empty() }
    guard let operation = step.afterwards else { return answer }
    return answer.do(onDispose: { [unowned self] in perform(operation) })
  }

  private func run(_ step: RandomStep) async throws -> (AnyObject, Int)? {
    runs[step.number, default: 0] += 1
    if let operation = step.meanwhile { perform(operation) }
    await Task.yield()
    switch step.answer {
    case .value: return (item(step), step.number)
    case .nothing: return nil
    case .failure: throw StepError.boom
    }
  }
}

private final class TellingWorkflow: Workflow<AnyObject> {
  private unowned let world: RandomWorkflow

  init(_ world: RandomWorkflow) {
    self.world = world
  }

  override func didComplete() { world.tell("complete") }
  override func didStop() { world.tell("stop") }
  override func didReceiveError(_ error: any Error) { world.tell("error") }
}

private struct Weak {
  weak let object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
