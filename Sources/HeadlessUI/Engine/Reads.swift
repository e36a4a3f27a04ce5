import StateBinding

/// What a body, or the nodes of a page, read. Tracks what they read through Observation.
@MainActor
final class Reads {
  /// Whether readers of one kind read through Observation. Only such readers have to end a tracking.
  @MainActor
  final class Kind {
    var observes = false

    static let nodes = Kind()
  }

  let reader: Reader
  /// For nodes: whether they read something that reports no changes (a UIKit view, the clock, or a binding made of closures), so
  /// that each look makes them again.
  var remakesAtEachLook = false
  private let kind: Kind
  /// The reads of the nodes being made.
  static var ofNodes: Reads?
  /// The reads of the running body; without one, those of the nodes.
  static var current: Reads?

  private lazy var tracker = ObservationTracker()
  private var tracking: Tracking?
  /// The objects whose properties were read through bindings. Their changes are observed.
  private var heard: [(object: AnyObject, subscription: (any Disposable)?)] = []
  /// Each compares a value that the body has read from such an object with the value now.
  private var comparisons: [() -> Bool] = []

  init(in outer: Reader?, _ kind: Kind) {
    self.kind = kind
    reader = Reader(in: outer)
  }

  isolated deinit {
    endTracking()
    reader.end()
  }

  /// Begins a new making, which forgets what was read before. Its reads are noted from now on.
  func renew() {
    endTracking()
    comparisons = []
    remakesAtEachLook = false
    reader.begin()
    Self.current = self
  }

  /// Calls `read`, and becomes stale when something changes that it has read through Observation.
  func track<Value>(_ read: () -> Value) -> Value {
    withObservationTracking(
      {
        // Observation keeps a tracking until a tracked property changes. `tracker` is tracked too, and `endTracking()` changes it.
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
    for entry in replace(&heard, with: []) { entry.subscription?.dispose() }
    guard let tracking else { return }
    tracking.end()
    self.tracking = nil
    tracker.willChange()
    tracker.didChange()
  }

  /// Calls `read`, a closure that a built-in view calls. What it reads through Observation counts for the nodes of the page.
  static func tracking<Value>(isTold: Bool, _ read: () -> Value) -> Value {
    guard let nodes = ofNodes, nodes === current else { return read() }
    nodes.remakesAtEachLook = nodes.remakesAtEachLook || !isTold
    return nodes.track(read)
  }

  /// Whether the bindings that the body has read still give the same values.
  var bindingsAreSame: Bool { comparisons.allSatisfy { $0() } }

  /// Reads a property of `object` for a binding. When `object` changes, the nodes are made again. A body that has read the property
  /// runs again only if its value differs.
  static func property<Value>(of object: any ChangeTelling, _ read: @escaping () -> Value) -> Value
  {
    let value = read()
    guard let current, let nodes = ofNodes else { return value }
    if !current.heard.contains(where: { $0.object === object }) {
      current.heard.append((object, hearChanges(of: object, for: nodes.reader)))
    }
    if current !== nodes { current.comparisons.append { same(read(), value, .all) } }
    return value
  }

  /// Marks the readers of what has changed through Observation, on whichever thread, as stale.
  static func markTold() {
    for tracking in Tracking.told.withLock({ replace(&$0, with: []) }) {
      tracking.reader?.becomeStale()
    }
  }
}

/// Waits for one change, on any thread, and queues itself. The reader becomes stale at the next look; nothing begins a look for it.
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
