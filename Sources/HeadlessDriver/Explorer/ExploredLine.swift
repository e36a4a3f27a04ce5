import HeadlessUI
import StateBinding

/// A line that the explorer has sent, with the places around it. The rules look at it.
struct ExploredLine {
  /// The place before `from`; nil if there is none.
  let previous: Place?
  /// The place where the line was sent; nil for the launch.
  let from: Place?
  /// The place that the line led to.
  let to: Place
  let response: Response
  /// The actions that views requested during the line, such as `Profile.logout`; empty if the plan names no RIBs.
  var actions: Set<String> = []
  /// The secrets that the trace of the line had in clear: the name of each field, and the event.
  var tracedSecrets: [(field: String, event: String)] = []
  /// The time that passed on the app's clock; nil if none did.
  var time: Duration?
  /// Whether work that slept was cancelled, as when a reply leaves the page that waits for another reply.
  var cancelsWork = false
  /// Whether the app told VoiceOver of a change.
  var announces = false

  /// What the line did, with its text; nil for the launch.
  @MainActor var sent: SentLine? { to.path.count > (from?.path.count ?? 0) ? to.path.last : nil }

  /// Whether the line was a `:wait` that never came to an end.
  @MainActor var neverRests: Bool { response.error?.code == .neverIdle }

  var showsChange: Bool {
    guard let from else { return false }
    return !from.screen.isIdentical(to: to.screen) || from.states != to.states
  }

  /// The RIBs that the line detached and that left a sleeping plain task: the task began while they were attached.
  var outlivedRIBs: Set<String> {
    guard let from else { return [] }
    let gone = from.ribs.names.subtracting(to.ribs.names)
    return gone.filter { rib in to.plainTasks.values.contains { $0.contains(rib) } }
  }
}
