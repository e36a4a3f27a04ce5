import StateBinding

/// The relays and subjects by their differences.
nonisolated enum StreamKind: CaseIterable {
  case publishRelay, behaviorRelay, publishSubject, behaviorSubject
  case replayNone, replayThree, replayAll

  enum Memory {
    case nothing, behavior, last(Int)

    var count: Int {
      switch self {
      case .nothing: 0
      case .behavior: 1
      case .last(let count): count
      }
    }
  }

  /// The values that a new observer hears first.
  var memory: Memory {
    switch self {
    case .publishRelay, .publishSubject, .replayNone: .nothing
    case .behaviorRelay, .behaviorSubject: .behavior
    case .replayThree: .last(3)
    case .replayAll: .last(.max)
    }
  }

  var ends: Bool { self != .publishRelay && self != .behaviorRelay }

  var replaysAfterEnd: Bool { self == .replayThree || self == .replayAll }
}

/// A relay or subject with its two inputs under the same names for all kinds.
final class StreamUnderTest {
  let observable: Observable<Int>
  let send: (Int) -> Void
  let complete: () -> Void

  init(_ kind: StreamKind) {
    switch kind {
    case .publishRelay:
      let relay = PublishRelay<Int>()
      (observable, send, complete) = (relay, relay.accept, {})
    case .behaviorRelay:
      let relay = BehaviorRelay(value: 0)
      (observable, send, complete) = (relay, relay.accept, {})
    case .publishSubject:
      let subject = PublishSubject<Int>()
      (observable, send, complete) = (subject, subject.onNext, subject.onCompleted)
    case .behaviorSubject:
      let subject = BehaviorSubject(value: 0)
      (observable, send, complete) = (subject, subject.onNext, subject.onCompleted)
    case .replayNone, .replayThree, .replayAll:
      let subject = Self.replay(kind)
      (observable, send, complete) = (subject, subject.onNext, subject.onCompleted)
    }
  }

  private static func replay(_ kind: StreamKind) -> ReplaySubject<Int> {
    switch kind {
    case .replayAll: .createUnbounded()
    case .replayThree: .create(bufferSize: 3)
    default: .create(bufferSize: 0)
    }
  }
}
