import StateBinding

/// A feature as small as it gets: what the tests of this folder look at.
nonisolated struct CounterState: Equatable {
  var count = 0
  var isAsking = false
}

nonisolated enum CounterAction: Equatable {
  case increase
  case setTo(Int)
  case twice
}

typealias CounterViewModel = ViewModel<CounterState, CounterAction>

/// Remembers what it was asked, and does what a test wants meanwhile.
final class CounterListener: PresentableListener {
  var log: [String] = []
  var meanwhile: (CounterAction) -> Void = { _ in }

  func request(action: CounterAction) {
    log.append("begin \(action)")
    meanwhile(action)
    log.append("end \(action)")
  }
}
