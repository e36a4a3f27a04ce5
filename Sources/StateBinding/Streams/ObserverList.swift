/// The observers of one relay, subject or view model, and whether something is being delivered to them.
///
/// It knows no element, so that joining and leaving need no generic code; ``Hub`` delivers.
@MainActor
@usableFromInline
class ObserverList {
  // Exclusivity is unchecked in the four below, in `ObserverNode` and in `BehaviorRelay`: no access lasts while code of an
  // observer runs, as nothing is let go of inside one (who leaves the list is held by who takes it out). The rows "relay
  // accept" and "subscribe + dispose" of the benchmarks take half as long again with the checks.
  @exclusivity(unchecked) @usableFromInline final var observers: ContiguousArray<ObserverNode?> = []
  @exclusivity(unchecked) @usableFromInline final var isDelivering = false
  /// Whether a delivery has left something to do at its end.
  @exclusivity(unchecked) @usableFromInline final var hasRest = false
  /// Events accepted so far, the waiting ones included.
  @exclusivity(unchecked) @usableFromInline final var accepted = 0
  private final var gaps = 0
  private final var isAbandoned = false

  init() {}

  isolated deinit {
    abandonObservers()
  }

  final var hasObservers: Bool { observers.count > gaps }

  /// Adds `observer`. For the hub, which knows what it hears.
  final func enter(_ observer: ObserverNode) {
    guard !observer.isDone else { return }
    observer.home = self
    observer.slot = observers.count
    observer.joined = accepted
    observers.append(observer)
  }

  /// Takes out an observer that is done.
  final func remove(_ observer: ObserverNode) {
    if isDelivering || observer.slot != observers.count - 1 {
      observers[observer.slot] = nil
      gaps += 1
      hasRest = true
      if !isDelivering { closeGaps() }
    } else {
      observers.removeLast()
      while gaps > 0, case .some(.none) = observers.last {
        observers.removeLast()
        gaps -= 1
      }
    }
  }

  /// Lets go of the observers, present and future, after what is being delivered: nothing more comes.
  final func abandon() {
    isAbandoned = true
    hasRest = true
    if !isDelivering { abandonObservers() }
  }

  /// Nothing is being delivered any more.
  final func endDelivery() {
    hasRest = false
    isDelivering = false
    if isAbandoned { abandonObservers() }
    closeGaps()
  }

  private func abandonObservers() {
    guard hasObservers else { return }
    // All of them first: what an observer lets go of may dispose others of this list.
    for observer in observers { observer?.home = nil }
    let loss = Loss(of: observers)
    observers = []
    gaps = 0
    ReleaseQueue.release(consume loss)
  }

  private func closeGaps() {
    guard gaps > 16, gaps * 2 > observers.count else { return }
    observers.removeAll { $0 == nil }
    gaps = 0
    for index in observers.indices { observers[index]?.slot = index }
  }
}

/// The observers that a list has let go of; they learn it when this goes, when its turn comes.
@MainActor
private final class Loss {
  private let observers: ContiguousArray<ObserverNode?>

  init(of observers: ContiguousArray<ObserverNode?>) {
    self.observers = observers
  }

  isolated deinit {
    for observer in observers { observer?.loseSource() }
  }
}
