/// One subscription's place in a stream: it hears events until the end or until it is disposed.
///
/// An observer is its own disposable and, in a relay or subject, its own entry in the list.
/// What feeds it is either `home` (it stands in that hub's list) or `upstream`.
@MainActor
@usableFromInline
class Observer<Element>: Disposable, Ending {
  @usableFromInline final var isDone = false
  /// The hub in whose list it stands.
  ///
  /// Unsafe is right: the hub's `deinit` takes it away on the main actor, before the memory goes. A checked reference
  /// would end the process between the last release and that `deinit`, if the last release was on another thread.
  @usableFromInline final unowned(unsafe) var home: Hub<Element>?
  @usableFromInline final var slot = 0
  /// Events that the hub had accepted when this joined; it hears later ones only.
  @usableFromInline final var joined = 0
  @usableFromInline final var upstream: (any Disposable)?

  final var hasEnded: Bool { isDone }

  @inlinable
  init() {}

  @inlinable
  final func onNext(_ element: Element) {
    if !isDone { receive(element) }
  }

  final func onEnd(_ termination: Termination) {
    guard !isDone else { return }
    isDone = true
    finish(termination)
    tearDown()
  }

  final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onEnd(.failed(error))
    case .completed: onEnd(.completed)
    }
  }

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
  /// It lets go of what it feeds, so that a chain that nobody keeps is released. One that somebody
  /// keeps can still be disposed, where there is a disposal to tell or something upstream to end.
  final func loseSource() {
    guard !isDone else { return }
    if (upstream as? any Ending)?.hasEnded == true { upstream = nil }
    isDone = upstream == nil && !tellsDisposal
    lose()
  }

  /// Hears a value.
  @usableFromInline
  func receive(_ element: Element) {}

  /// Hears the end.
  func finish(_ termination: Termination) {}

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

  private func tearDown() {
    leaveSource()
    didDispose()
    release()
  }
}
