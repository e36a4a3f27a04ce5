import StateBinding

/// What a body, or the nodes of a page, read. Tracks what they read through Observation.
@MainActor
final class Reads {
  /// Whether readers of one kind read through Observation. Only those pay for the end of a tracking.
  @MainActor
  final class Kind {
    var observes = false

    static let nodes = Kind()
  }

  let reader: Reader
  /// Whether something is read that tells of no change: a view of UIKit, the clock, a binding of closures.
  var tellsNothing = false
  private let kind: Kind
  /// Those of the nodes that are being made.
  static var ofNodes: Reads?
  /// Those of the body that runs, or else of the nodes.
  static var current: Reads?

  private lazy var tracker = ObservationTracker()
  private var tracking: Tracking?
  /// The objects of which the bindings were read, and whose changes are heard.
  private var heard: [(object: AnyObject, subscription: (any Disposable)?)] = []
  /// Compare what a body has read of such objects with what it would read now.
  private var comparisons: [() -> Bool] = []

  init(in outer: Reader?, _ kind: Kind) {
    self.kind = kind
    reader = Reader(in: outer)
  }

  isolated deinit {
    endTracking()
    reader.end()
    for entry in heard { entry.subscription?.dispose() }
  }

  /// Begins a new making, which forgets what was read before. Its reads are noted from now on.
  func renew() {
    endTracking()
    comparisons = []
    tellsNothing = false
    reader.begin()
    Self.current = self
  }

  /// Calls `read`, and becomes stale when something changes that it has read through Observation.
  func track<Value>(_ read: () -> Value) -> Value {
    withObservationTracking(
      {
        // Observation keeps a tracking until something changes that was read. This is read too, and changes at the end.
        if kind.observes { tracker.read() }
        return read()
      }, onChange: beginTracking())
  }

  /// Called only if something was read.
  private func beginTracking() -> @Sendable () -> Void {
    kind.observes = true
    let tracking = tracking ?? Tracking(of: reader)
    self.tracking = tracking
    return { tracking.tell() }
  }

  private func endTracking() {
    guard let tracking else { return }
    tracking.end()
    self.tracking = nil
    tracker.willChange()
    tracker.didChange()
  }

  /// Calls `read`, a closure that a built-in view calls. What it reads through Observation counts for the nodes of the page.
  static func tracking<Value>(isTold: Bool, _ read: () -> Value) -> Value {
    guard let nodes = ofNodes, nodes === current else { return read() }
    nodes.tellsNothing = nodes.tellsNothing || !isTold
    return nodes.track(read)
  }

  /// Whether the bindings that the body has read still give the same values.
  var bindingsAreSame: Bool { comparisons.allSatisfy { $0() } }

  /// Reads a property of `object` for a binding. The nodes are made again when the object tells of a change, and a body that has read
  /// the property runs again if the value is another one then.
  static func property<Value>(of object: any ChangeTelling, _ read: @escaping () -> Value) -> Value
  {
    let value = read()
    guard let current, let nodes = ofNodes else { return value }
    if !nodes.heard.contains(where: { $0.object === object }) {
      nodes.heard.append((object, hearChanges(of: object, for: nodes.reader)))
    }
    if current !== nodes { current.comparisons.append { same(read(), value, .all) } }
    return value
  }

  /// Marks the readers of what has changed through Observation, on whichever thread, as stale.
  static func hear() {
    for tracking in Tracking.told.withLock({ replace(&$0, with: []) }) {
      tracking.reader?.becomeStale()
    }
  }
}

/// Hears of one change, on any thread.
private final class Tracking: Sendable {
  static let told = Locked<[Tracking]>([])

  @MainActor private(set) weak var reader: Reader?
  private let isOver = Locked(false)

  @MainActor
  init(of reader: Reader) { self.reader = reader }

  func end() { isOver.withLock { $0 = true } }

  func tell() {
    let isFirst = isOver.withLock { !replace(&$0, with: true) }
    if isFirst { Self.told.withLock { $0.append(self) } }
  }
}
