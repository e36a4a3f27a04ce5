import HeadlessUI
import StateBinding

/// The lines `:undo`, `:redo`, `:goto` and `:restart`. To go back, a session launches the app again, and repeats steps.
extension Session {
  /// Launches the app as new, and repeats the steps `earlier`. The line that goes back is no step.
  ///
  /// The events and diagnostics on the way were reported before, and are not reported again.
  func goBack(repeating earlier: ArraySlice<SentLine>) async throws(LineError) {
    let undone = try timeline.steps(after: earlier)
    try await replaceApp(asNew: true)
    // The answers to the repeated steps are not shown.
    let lastShown = shownScreen
    defer { shownScreen = lastShown }
    _ = await start()
    try await take(earlier)
    timeline.end(undone: undone, forgetsAnswers: true)
  }

  /// Repeats the first `count` steps that were undone.
  func redo(_ count: Int) async throws(LineError) {
    let (again, left) = try timeline.redoing(count)
    try await take(again)
    timeline.end(undone: left, forgetsAnswers: false)
  }

  /// Launches the app again, with the files that it has left. That is a step.
  func restart(as step: SentLine) async throws(LineError) {
    let earlier = timeline
    try await replaceApp(asNew: false)
    timeline = earlier
    timeline.append(step)
    await run.settled()
  }

  private func take(_ again: ArraySlice<SentLine>) async throws(LineError) {
    timeline.isRepeating = true
    defer { timeline.isRepeating = false }
    for step in again {
      guard let move = step.move else { continue }
      let number = timeline.count + 1
      let response = await take(move, repeating: step)
      guard timeline.count == number else {
        throw LineError(
          .notHere,
          "step \(number), \(Quoting.quoted(step.recorded)), cannot be repeated: \(response.error?.sentence ?? "it did nothing"); the session is now at step \(timeline.count); look for a date, a random number or a global variable in the app"
        )
      }
      timeline.noteRepetition(response)
    }
  }

  /// Launches the app again. Throws if `asNew` and the app would not begin as new.
  private func replaceApp(asNew: Bool) async throws(LineError) {
    if asNew || relaunch.launch == nil, let refusal = relaunch.refusal {
      throw LineError(.notHere, "the app cannot start again: \(refusal)")
    }
    let fresh: LaunchedApp
    do throws(UsageError) {
      guard let again = try relaunch.launch?(asNew) else { return }
      fresh = again
    } catch {
      throw LineError(.notHere, "launching the app again failed: \(error)")
    }
    await replaceApp(with: fresh)
  }
}
