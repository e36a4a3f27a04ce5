/// An event in a running app.
public struct TraceEvent: CustomStringConvertible {
  public enum Kind: String, Sendable, CaseIterable {
    /// The listener of a view model handles an action.
    case action
    /// An interactor hears from a child, in a method that calls ``Interactor/trace(_:)``.
    case hear
    /// A method of a router began: one that calls ``RouterNode/trace(_:)``, or any other that attaches or detaches a child.
    case route
    case attach
    case activate
    case load
    case deactivate
    case detach
    /// A view model has a new state.
    case state
    /// A step of a workflow began.
    case step
    /// An action found no listener, or its interactor dropped it.
    case lost
  }

  public enum Detail {
    case none
    /// The method of the listener or of the router, or the name of the parent after a preposition.
    case text(String)
    /// The action, as the view requested it.
    case action(Any)
    /// The state of a view model before and after a change. `old` is nil for the first state that the trace hears.
    case state(old: Any?, new: Any)
  }

  public let kind: Kind
  public let rib: String
  public let detail: Detail

  /// The kind and the RIB, then the text or the action. A state is left out.
  public var description: String {
    let start = "\(kind.rawValue) \(rib)"
    return switch detail {
    case .none, .state: start
    case .text(let text): "\(start) \(text)"
    case .action(let action): "\(start) \(mention(action))"
    }
  }
}

/// Whether a trace, a look or the record of a cycle has to hear of each action and each state of a run.
@MainActor
package final class Watch {
  /// Whether the trace has a listener.
  var isTraced = false { didSet { update() } }
  /// Whether views are being evaluated. While they are, view models note their readers, and a write is reported as a diagnostic.
  package var isLooking = false { didSet { update() } }
  /// Whether the sources of a cycle are being recorded.
  var isRecording = false { didSet { update() } }
  /// Whether one of the three is true. Each dispatch asks, so it asks for all at once.
  private(set) var isOn = false

  nonisolated init() {}

  private func update() { isOn = isTraced || isLooking || isRecording }
}

/// The events of a running app, in the order in which they happen.
@MainActor
public final class Trace {
  private let watch: Watch
  private lazy var events = Hub<TraceEvent>(owner: Trace.self)
  private var listeners = 0 { didSet { watch.isTraced = listeners > 0 } }
  private weak var lastRouter: AnyObject?
  private var lastMethod = ""
  /// Kept here, because a view may hold its listener weakly.
  var notingListeners: [ObjectIdentifier: AnyObject] = [:]

  nonisolated init(_ watch: Watch) { self.watch = watch }

  /// Whether the trace has a listener. Without one, nothing is recorded.
  var isOn: Bool { watch.isTraced }

  /// Calls `hear` with each event, until the result is disposed.
  public func observe(_ hear: @escaping (TraceEvent) -> Void) -> any Disposable {
    listeners += 1
    let observer = CallbackObserver<TraceEvent>(
      next: hear, disposed: { [weak self] in self?.listeners -= 1 })
    events.join(observer)
    return observer
  }

  /// Records an event of the RIB to which objects of the type `part` belong.
  func record(_ kind: TraceEvent.Kind, _ part: Any.Type, _ detail: TraceEvent.Detail = .none) {
    if kind == .action { lastRouter = nil }
    events.send(TraceEvent(kind: kind, rib: ribName(of: part), detail: detail))
  }

  /// Records that `method` of the router of the type `rib` begins to change the tree. If the method makes several changes in a
  /// row, only the first is recorded, until the next action.
  func recordRoute(_ node: AnyObject, _ rib: Any.Type, _ method: StaticString) {
    let method = "\(method)"
    if lastRouter === node, lastMethod == method { return }
    record(.route, rib, .text(method))
    lastRouter = node
    lastMethod = method
  }
}
