import StateBinding

/// The smallest possible feature, used by the tests in this folder.
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

/// Logs the requests, and runs `meanwhile` during each.
final class TallyListener: PresentableListener {
  var log: [String] = []
  var meanwhile: (TallyAction) -> Void = { _ in }

  func request(action: TallyAction) {
    log.append("begin \(action)")
    meanwhile(action)
    log.append("end \(action)")
  }
}
