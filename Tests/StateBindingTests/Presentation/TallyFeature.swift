import StateBinding

/// A feature as small as it gets: what the tests of this folder look at.
nonisolated struct TallyState: Equatable {
  var count = 0
  var isAsking = false
}

nonisolated enum TallyAction: Equatable {
  case increase
  case setTo(Int)
  case twice
}

typealias TallyPresentableListener = any PresentableListener<TallyAction>
typealias TallyViewModel = ViewModel<TallyState, TallyAction>

/// Remembers what it was asked, and does what a test wants meanwhile.
final class TallyListener: PresentableListener {
  var log: [String] = []
  var meanwhile: (TallyAction) -> Void = { _ in }

  func request(action: TallyAction) {
    log.append("begin \(action)")
    meanwhile(action)
    log.append("end \(action)")
  }
}
