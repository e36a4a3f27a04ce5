import HeadlessUI
import StateBinding

/// An opened link whose workflow has not ended, for example because it waits for the login.
@MainActor
final class PendingLink {
  private enum State {
    case waiting, cancelled
    case ended(WorkflowOutcome)
  }

  let url: String
  private let startWork: AppLinks.Start
  private var state = State.waiting
  private var work: (any Disposable)?

  /// Makes the workflow that `url` leads to, which `start()` starts.
  init(_ url: String, of links: AppLinks) throws(LineError) {
    self.url = url
    do throws(DeepLinkError) {
      startWork = try links.resolve(url)
    } catch {
      switch error {
      case .unknown: throw LineError(.unknownLink, "\(error)")
      case .malformed: throw LineError(.badLink, "\(error)")
      }
    }
  }

  func start() {
    work = startWork { [weak self] in self?.end(with: $0) }
  }

  private func end(with outcome: WorkflowOutcome?) {
    guard case .waiting = state else { return }
    state = outcome.map(State.ended) ?? .cancelled
  }

  func cancel() {
    work?.dispose()
  }

  /// Whether the workflow still waits; throws if it failed or leads nowhere.
  func isWaiting() throws(LineError) -> Bool {
    switch state {
    case .waiting: return true
    case .cancelled, .ended(.completed): return false
    case .ended(.stopped):
      throw LineError(
        .badLink, "\(Quoting.quoted(url)) cannot be followed now; open it again later")
    case .ended(.failed(let error)):
      throw LineError(.badLink, "\(Quoting.quoted(url)): \(Escaping.line("\(error)"))")
    }
  }
}
