/// One thing that happened in a running app.
public struct TraceEvent: Sendable, Hashable, CustomStringConvertible {
  /// What kind of thing happened.
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

  /// What kind of thing happened.
  public let kind: Kind
  /// The RIB it happened to.
  public let rib: String
  /// The action, the state, the method, or the parent; empty where there is nothing to add.
  public package(set) var detail: String

  /// The kind, the RIB and the detail, with a space between them.
  public var description: String {
    detail.isEmpty ? "\(kind.rawValue) \(rib)" : "\(kind.rawValue) \(rib) \(detail)"
  }
}

/// What happens in a running app, in the one order in which it happens.
@MainActor
public final class Trace {
  /// Whether anybody listens to any trace; nothing is recorded otherwise.
  // Unchecked is right: a load or a store; rows "dispatch" and "attach + detach".
  @exclusivity(unchecked) @usableFromInline static var isOn = false
  private static var listeners = 0

  private lazy var events = PublishRelay<TraceEvent>()
  private var ownListeners = 0
  private weak var lastRouter: AnyObject?
  private var lastMethod = ""

  nonisolated init() {}

  isolated deinit {
    listen(-ownListeners)
  }

  /// Calls `hear` with each event, until disposed.
  public func observe(_ hear: @escaping (TraceEvent) -> Void) -> any Disposable {
    listen(1)
    return events.subscribe(onNext: hear, onDisposed: { [weak self] in self?.listen(-1) })
  }

  /// Counts `change` more listeners, here and of all traces.
  private func listen(_ change: Int) {
    ownListeners += change
    Self.listeners += change
    Self.isOn = Self.listeners > 0
  }

  /// Records an event of the RIB that `part` is a part of.
  func record(_ kind: TraceEvent.Kind, _ part: AnyObject, _ detail: String = "") {
    record(kind, type(of: part), detail)
  }

  /// Records an event of the RIB that a `part` is a part of.
  func record(_ kind: TraceEvent.Kind, _ part: Any.Type, _ detail: String) {
    if kind == .action || kind == .request { lastRouter = nil }
    events.accept(TraceEvent(kind: kind, rib: ribName(of: part), detail: detail))
  }

  /// Records that `method` of `router` routes: once, however much of the tree it changes before the next action.
  func recordRoute(_ router: AnyObject, _ method: StaticString) {
    let method = "\(method)"
    if lastRouter === router, lastMethod == method { return }
    record(.route, router, method)
    lastRouter = router
    lastMethod = method
  }
}
