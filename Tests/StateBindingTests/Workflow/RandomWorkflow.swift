import StateBinding

/// What one step of a random workflow does, and the steps that follow it.
struct RandomStep {
  nonisolated enum Kind: CaseIterable { case now, later, asynchronous }
  nonisolated enum Answer { case value, nothing, failure }

  let number: Int
  let kind: Kind
  let answer: Answer
  /// Which interactor the steps that follow work on; nil for an item that is none.
  let interactor: Int?
  /// What else its action does.
  let meanwhile: RandomWorkflow.Operation?
  /// What else happens when it is left.
  let afterwards: RandomWorkflow.Operation?
  let followers: [RandomStep]

  /// How the workflow ends when all of it is answered.
  var end: String {
    switch answer {
    case .nothing: return "stop"
    case .failure: return "error"
    case .value:
      let ends = followers.map(\.end)
      return ["error", "stop"].first(where: ends.contains) ?? "complete"
    }
  }

  var count: Int { followers.reduce(1) { $0 + $1.count } }
}

extension RandomStep {
  static func random(
    _ number: inout Int, depth: Int, _ random: inout Random, calmly: Bool
  ) -> RandomStep {
    number += 1
    let own = number
    let followers = depth == 0 ? 0 : [0, 1, 1, 1, 2, 3].randomElement(using: &random) ?? 0
    return RandomStep(
      number: own,
      kind: Kind.allCases.randomElement(using: &random) ?? .now,
      answer: Int.random(in: 0..<12, using: &random) == 0
        ? [.nothing, .failure].randomElement(using: &random) ?? .nothing : .value,
      interactor: Bool.random(using: &random) ? Int.random(in: 0..<3, using: &random) : nil,
      meanwhile: Int.random(in: 0..<6, using: &random) == 0
        ? .random(calmly: calmly, &random) : nil,
      afterwards: Int.random(in: 0..<6, using: &random) == 0
        ? .random(calmly: calmly, &random) : nil,
      followers: (0..<followers).map { _ in
        RandomStep.random(&number, depth: depth - 1, &random, calmly: calmly)
      })
  }
}

/// A workflow made of random steps, the world that its steps work on, and a log of what came of it.
final class RandomWorkflow {
  nonisolated enum Operation {
    case activate(Int), deactivate(Int), answer(Int), cancel, drop
  }

  private(set) var ends: [String] = []
  /// How many ends had been told when it was cancelled; nil before.
  private(set) var endsWhenCancelled: Int?
  private(set) var runs: [Int: Int] = [:]
  private let interactors = [Interactor(), Interactor(), Interactor()]
  private let noInteractor = WorkflowLog()
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
      // What is in the middle of a step called from subscribe() is held by that call, and may go on.
      if alive[0].object == nil { endsWhenCancelled = endsWhenCancelled ?? ends.count }
    }
  }

  /// Answers all that waits, whenever it began to.
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
    let probe = WorkflowLog()
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

extension RandomWorkflow.Operation {
  /// Any operation; `calmly` none that ends the workflow.
  static func random(calmly: Bool, _ random: inout Random) -> RandomWorkflow.Operation {
    let number = Int.random(in: 0..<1_000, using: &random)
    switch Int.random(in: 0..<(calmly ? 6 : 8), using: &random) {
    case 0, 1: return .activate(number % 3)
    case 2: return .deactivate(number % 3)
    case 3...5: return .answer(number)
    case 6: return .cancel
    default: return .drop
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
