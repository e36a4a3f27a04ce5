/// An event in a running app.
public struct TraceEvent: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of event.
  public enum Kind: String, Sendable, CaseIterable {
    /// A view asked its view model for an action.
    case action
    /// The action reached the listener.
    case request
    /// A router's method began to change the tree.
    case route
    /// A router was attached.
    case attach
    /// An interactor became active.
    case activate
    /// A router was loaded.
    case load
    /// An interactor became inactive.
    case deactivate
    /// A router was detached.
    case detach
    /// A view model has a new state.
    case state
    /// An action found no listener.
    case lost
  }

  /// The kind of the event.
  public let kind: Kind
  /// The name of the RIB to which the event happened.
  public let rib: String
  package let content: Content

  /// The content of an event, besides its kind and its RIB.
  package enum Content: Sendable, Hashable {
    /// The action, the routing method or the parent; empty for some events.
    case text(String)
    /// The first state of a view model.
    case state(StateTree)
    /// The differences of a later state from the one before it.
    case changes([StateChange])
  }

  /// The action, the state or its changes, the routing method or the parent; empty for the other events.
  public var detail: String {
    switch content {
    case .text(let text): text
    case .state(let tree): tree.text(isNested: true, head: StateLayout.trace.head ?? .max)
    case .changes([]): "unchanged"
    case .changes(let changes): changes.map(\.description).joined(separator: "; ")
    }
  }

  /// The kind, the RIB and the detail. A first state has a line for each field, a later state a line for each change.
  public var description: String { lines.joined(separator: "\n") }

  /// The description as lines of at most 98 columns, except for long actions.
  package var lines: [String] {
    let start = "\(kind.rawValue) \(rib)"
    switch content {
    case .text(""): return [start]
    case .text(let text): return ["\(start) \(text)"]
    case .state(let tree):
      let layout = StateLayout.trace
      let line = "\(start) \(tree.text(isNested: true, head: layout.head ?? .max))"
      return layout.fits(line) ? [line] : tree.lines(below: start, layout)
    case .changes([]): return ["\(start)  unchanged"]
    case .changes(let changes):
      let layout = StateLayout.trace
      if let only = changes.first, changes.count == 1, layout.fits("\(start)  \(only)") {
        return ["\(start)  \(only)"]
      }
      return [start] + changes.map { "  \($0.text(columns: layout.width - 2))" }
    }
  }

  /// The event with `change` made to each text of the app's values.
  package func mapTexts(_ change: (String) -> String) -> TraceEvent {
    let content: Content =
      switch content {
      case .text(let text): .text(change(text))
      case .state(let tree): .state(tree.mapTexts(change))
      case .changes(let changes): .changes(changes.map { $0.mapTexts(change) })
      }
    return TraceEvent(kind: kind, rib: rib, content: content)
  }
}

extension StateLayout {
  /// The layout of trace lines, which have `* ` in front.
  fileprivate static let trace = StateLayout(width: 98)
}

/// The events of a running app, in the order in which they happen.
@MainActor
public final class Trace {
  /// Whether any trace has a listener. Without one, nothing is recorded.
  @usableFromInline private(set) static var isOn = false
  /// Whether any trace has a listener to states. Without one, states are not taken apart, which takes longer than a line of a
  /// script.
  private(set) static var hasStates = false
  private static var listeners = 0
  private static var stateListeners = 0

  private lazy var events = PublishRelay<TraceEvent>()
  private var ownListeners = 0
  private var ownStateListeners = 0
  private weak var lastRouter: AnyObject?
  private var lastMethod = ""

  nonisolated init() {}

  isolated deinit {
    listen(-ownListeners, states: -ownStateListeners)
  }

  /// Calls `hear` with each event, until the result is disposed.
  public func observe(_ hear: @escaping (TraceEvent) -> Void) -> any Disposable {
    observe(hear, states: 1)
  }

  /// Calls `hear` with each event except for states, until the result is disposed. While another listener hears states, this
  /// one hears them too.
  package func observeWithoutStates(_ hear: @escaping (TraceEvent) -> Void) -> any Disposable {
    observe(hear, states: 0)
  }

  private func observe(
    _ hear: @escaping (TraceEvent) -> Void, states: Int
  ) -> any Disposable {
    listen(1, states: states)
    return events.subscribe(
      onNext: hear, onDisposed: { [weak self] in self?.listen(-1, states: -states) })
  }

  /// Adds `change` to the number of listeners of this trace and of all traces, and `states` to the number of those that hear
  /// states.
  private func listen(_ change: Int, states: Int) {
    ownListeners += change
    ownStateListeners += states
    Self.listeners += change
    Self.stateListeners += states
    Self.isOn = Self.listeners > 0
    Self.hasStates = Self.stateListeners > 0
  }

  /// Records an event of the RIB to which `part` belongs.
  func record(_ kind: TraceEvent.Kind, _ part: AnyObject, _ detail: String = "") {
    record(kind, type(of: part), .text(detail))
  }

  /// Records an event of the RIB to which objects of the type `part` belong.
  func record(_ kind: TraceEvent.Kind, _ part: Any.Type, _ content: TraceEvent.Content) {
    if kind == .action || kind == .request { lastRouter = nil }
    events.accept(TraceEvent(kind: kind, rib: ribName(of: part), content: content))
  }

  /// Records that `method` of `router` routes. Successive changes by one method are recorded once, until the next action.
  func recordRoute(_ router: AnyObject, _ method: StaticString) {
    let method = "\(method)"
    if lastRouter === router, lastMethod == method { return }
    record(.route, router, method)
    lastRouter = router
    lastMethod = method
  }
}
