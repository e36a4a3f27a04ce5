/// What every observer is, whatever it hears: an entry in a list, and its own disposable.
///
/// It knows no element, so that joining, leaving and disposing need no generic code.
@MainActor
@usableFromInline
class ObserverNode: Disposable, Ending {
  // For the exclusivity, see `ObserverList`.
  @exclusivity(unchecked) @usableFromInline final var isDone = false
  /// The list in which it stands.
  ///
  /// Unsafe is right: the list's `deinit` takes it away on the main actor, before the memory goes. A checked reference
  /// would end the process between the last release and that `deinit`, if the last release was on another thread.
  final unowned(unsafe) var home: ObserverList?
  final var slot = 0
  /// Whether its source is gone without an end.
  private final var isLost = false
  /// Events that the list had accepted when this joined; it hears later ones only.
  @exclusivity(unchecked) @usableFromInline final var joined = 0
  @usableFromInline final var upstream: (any Disposable)?

  @inlinable
  init() {}

  final var hasEnded: Bool { isDone || isLost && upstreamHasEnded }

  @usableFromInline
  final func dispose() {
    guard !isDone else { return }
    isDone = true
    tearDown()
  }

  /// Is fed by `upstream` from now on, and disposes it at its own end; at once where that has come.
  final func hold(_ upstream: any Disposable) {
    if isDone {
      upstream.dispose()
    } else {
      self.upstream = upstream
    }
  }

  /// Its source is gone without an end, and `home` with it: nothing can come, and nothing is told.
  ///
  /// It lets go of what it feeds, so that a chain that nobody keeps is released. One that somebody keeps can still be
  /// disposed, where there is a disposal to tell or something upstream to end.
  final func loseSource() {
    guard !isDone else { return }
    if upstreamHasEnded { upstream = nil }
    isDone = upstream == nil && !tellsDisposal
    isLost = true
    lose()
  }

  private final var upstreamHasEnded: Bool { (upstream as? any Ending)?.hasEnded == true }

  /// Is over, by its end or a disposal: lets go of what it feeds.
  func release() {}

  /// Has lost its source: lets go of what it feeds, which has lost its own.
  func lose() {}

  /// Whether a disposal is told to anybody.
  var tellsDisposal: Bool { false }

  /// Has been disposed or has ended, after its source was left.
  func didDispose() {}

  /// Leaves what feeds it.
  final func leaveSource() {
    if let home {
      self.home = nil
      home.remove(self)
    }
    if let upstream {
      self.upstream = nil
      upstream.dispose()
      if ReleaseQueue.isReleasing { ReleaseQueue.keep(upstream) }
    }
  }

  /// Leaves its source, says so, and lets go of what it feeds.
  final func tearDown() {
    leaveSource()
    didDispose()
    release()
  }
}
