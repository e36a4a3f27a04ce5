import HeadlessDriver
public import StateBinding
public import Testing

/// A presenter for tests of an interactor. It records the states that the interactor shows, and sends the actions of a view.
///
/// Make the class conform to the presenter protocol of a RIB once, in the tests:
///
/// ```swift
/// extension RecordingPresenter: ProfilePresentable where State == ProfileState, Action == ProfileAction {}
/// ```
///
/// Every state must be asserted, in order: the first as a whole, and each later one by its changes. A test that leaves a state
/// unasserted fails, unless it has the trait `.nonExhaustive`. A state that equals the one before it needs no assertion.
@MainActor
open class RecordingPresenter<State, Action>: StatePresentable {
  /// The interactor, which sets itself here.
  public final weak var listener: (any PresentableListener<Action>)?
  private final let record = Record<State>()

  /// Makes a presenter without a state.
  public init() {
    TestScope.current(for: Self.self)?.atEnd(record.failIfUnasserted)
  }

  /// The last state; nil if none was shown.
  public final var state: State? { record.last }

  /// Records `state`. The interactor calls this method.
  open func update(state: State) {
    record.add(state)
  }

  /// Sends `action` to the interactor, as the view does.
  public final func send(_ action: Action, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let listener else {
      Issue.record(
        "nothing listens to \(String(stable: action)); keep the interactor, which is the listener",
        sourceLocation: sourceLocation)
      return
    }
    TestScope.at(sourceLocation) { listener.request(action: action) }
  }

  /// Expects that the next state is `state`.
  public final func expect(_ state: State, sourceLocation: SourceLocation = #_sourceLocation) {
    record.expect(state).fail(at: sourceLocation)
  }

  /// Expects that the next state is the last asserted one after `change`, such as `{ $0.activity = .saving }`.
  public final func expect(
    sourceLocation: SourceLocation = #_sourceLocation, _ change: (inout State) throws -> Void
  ) rethrows {
    let isExhaustive = TestScope.current?.isExhaustive ?? true
    try record.expect(isExhaustive: isExhaustive, change).fail(at: sourceLocation)
  }

  /// Expects that every state was asserted, so nothing has changed since then.
  public final func expectNoChange(sourceLocation: SourceLocation = #_sourceLocation) {
    record.expectNoChange().fail(at: sourceLocation)
  }
}

extension String? {
  /// Records the text as an issue; nil is no issue.
  fileprivate func fail(at location: SourceLocation) {
    if let self { Issue.record("\(self)", sourceLocation: location) }
  }
}

/// The states of one presenter. The expectations return the text of the issue; nil if they are met.
@MainActor
final class Record<State> {
  /// The last state that was asserted.
  private var asserted: State?
  /// The later states, in order, each with the line that led to it.
  private var unasserted: [(state: State, location: SourceLocation?)] = []

  var last: State? { unasserted.last?.state ?? asserted }

  func add(_ state: State) {
    if let last, StateDifference(from: last, to: state).isEmpty { return }
    unasserted.append((state, TestScope.current?.location))
  }

  func expect(_ expected: State) -> String? {
    guard let shown = unasserted.first?.state else {
      return "no state was shown; expected \(String(stable: expected))"
    }
    let difference = StateDifference(from: expected, to: shown)
    advance()
    return difference.isEmpty
      ? nil
      : "the state differs from the expected one, expected → shown:\n\(difference.lines)"
  }

  func expect(isExhaustive: Bool, _ change: (inout State) throws -> Void) rethrows -> String? {
    guard isExhaustive else { return try expectLast(change) }
    guard let old = asserted else {
      let first = unasserted.first.map { "the first state is \(String(stable: $0.state))" }
      return "\(first ?? "no state was shown"); assert it as a whole before a change"
    }
    var expected = old
    try change(&expected)
    let expectation = StateDifference(from: old, to: expected)
    guard let shown = unasserted.first?.state else {
      return expectation.isEmpty
        ? nil : "the state did not change; expected\n\(expectation.lines)"
    }
    let isMet = StateDifference(from: expected, to: shown).isEmpty
    advance()
    return isMet
      ? nil
      : """
      the state did not change as expected:
      \(StateDifference(from: old, to: shown).lines(besides: expectation))
      """
  }

  /// Expects that the last state is already as `change` would make it.
  private func expectLast(_ change: (inout State) throws -> Void) rethrows -> String? {
    guard let last else { return "no state was shown" }
    while !unasserted.isEmpty { advance() }
    var expected = last
    try change(&expected)
    let difference = StateDifference(from: expected, to: last)
    return difference.isEmpty
      ? nil : "the last state differs from the expected one, expected → shown:\n\(difference.lines)"
  }

  func expectNoChange() -> String? {
    if unasserted.isEmpty { return nil }
    defer { while !unasserted.isEmpty { advance() } }
    return "expected no change, but \(unassertedText)"
  }

  func failIfUnasserted() {
    guard let first = unasserted.first else { return }
    Issue.record(
      "\(unassertedText)\nassert it with expect { }, or give the test the trait .nonExhaustive",
      sourceLocation: first.location ?? #_sourceLocation)
  }

  /// The unasserted states: the first as a whole if it is the first of all, and the others by their changes.
  private var unassertedText: String {
    var old = asserted
    let lines = unasserted.map { state, _ in
      defer { old = state }
      return old.map { StateDifference(from: $0, to: state).lines } ?? "  \(String(stable: state))"
    }
    let count = lines.count == 1 ? "a state was" : "\(lines.count) states were"
    return "\(count) shown and not asserted:\n\(lines.joined(separator: "\n  then\n"))"
  }

  private func advance() {
    asserted = unasserted.removeFirst().state
  }
}

/// The parts that differ between two states.
struct StateDifference {
  private let changes: [StateChange]

  init<State>(from old: State, to new: State) {
    let changes = StateChange.changes(from: old, to: new)
    let areUnequal = (old as? any Equatable).map { $0.differs(from: new) } ?? false
    let hidden = StateChange(
      path: "", old: .leaf("a value"), new: .leaf("another that prints alike"))
    self.changes = changes.isEmpty && areUnequal ? [hidden] : changes
  }

  var isEmpty: Bool { changes.isEmpty }

  /// The changes, one on each line: `activity: nil → .saving`.
  var lines: String { changes.map { "  \($0)" }.joined(separator: "\n") }

  /// The changes, compared with those that were expected.
  func lines(besides expected: StateDifference) -> String {
    let unexpected = changes.filter { !expected.changes.contains($0) }
    let missing = expected.changes.filter { !changes.contains($0) }
    let others = missing.filter { change in !unexpected.contains { $0.path == change.path } }
    return
      (unexpected.map { change in
        let wish = missing.first { $0.path == change.path }
        return "  \(change), " + (wish.map { "expected \($0.sides)" } ?? "not expected")
      } + others.map { "  \($0), expected, has not happened" })
      .joined(separator: "\n")
  }
}

extension StateChange {
  /// The change without its path.
  fileprivate var sides: String { StateChange(path: "", old: old, new: new).description }
}

extension Equatable {
  fileprivate func differs(from other: Any) -> Bool { (other as? Self).map { $0 != self } ?? true }
}

/// A listener for tests of a view. It records the actions that the view sends.
///
/// Every action must be asserted, in order. A test that leaves one unasserted fails, unless it has the trait
/// `.nonExhaustive`.
@MainActor
public final class RecordingListener<Action>: PresentableListener {
  private let record = ActionRecord()

  /// Makes a listener that has heard nothing.
  public init() {
    TestScope.current(for: Self.self)?.atEnd(record.failIfUnasserted)
  }

  /// Records `action`. The view model calls this method.
  public func request(action: Action) {
    record.actions.append((String(stable: action), TestScope.current?.location))
  }

  /// Expects that exactly `actions` were sent since the last expectation.
  public func expect(_ actions: Action..., sourceLocation: SourceLocation = #_sourceLocation) {
    record.expect(actions.map { String(stable: $0) }).fail(at: sourceLocation)
  }
}

/// The actions that were sent and not asserted, each with the line that led to it.
@MainActor
private final class ActionRecord {
  var actions: [(text: String, location: SourceLocation?)] = []

  func expect(_ expected: [String]) -> String? {
    let sent = actions.map(\.text)
    actions = []
    return sent == expected
      ? nil : "expected \(list(expected, "action")), sent \(list(sent, "action"))"
  }

  func failIfUnasserted() {
    guard let first = actions.first else { return }
    let sent = list(actions.map(\.text), "action")
    Issue.record(
      "\(sent) was sent and not asserted; assert it with expect(), or give the test the trait .nonExhaustive",
      sourceLocation: first.location ?? #_sourceLocation)
  }
}
