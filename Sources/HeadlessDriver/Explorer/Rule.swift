import HeadlessUI

/// A promise that every app must keep. Each rule has a file of its own, and a place in `all`.
///
/// A rule looks at a line with the places around it, at a place, at a whole walk, or at a pair of walks. The rules without a
/// closure here are checked where the walk has what they compare.
@MainActor
struct Rule {
  /// The name that a violation prints, such as `dead-end`.
  let name: String
  /// What breaks the rule, for the table in the article.
  let sentence: String
  /// What to do: the end of each message. Nil if the message says it.
  var remedy: String?
  /// Whether the app works on as it should, so that the lines after the violation are explored.
  var leadsOn = false
  /// Whether fewer lines may show the violation. Lines that were compared with other lines may not be left out.
  var canShrink = true

  var ofLine: (@MainActor (ExploredLine, ExplorerPlan) -> [Finding])?
  /// Looks at the last line of a copy again, on further copies. Drops a finding that they do not confirm, and adds a finding that
  /// only they can show.
  var onCopies:
    (@MainActor (_ found: [Finding], AppCopy, ExploredApp) async throws(UsageError) -> [Finding])?
  var ofPlace: (@MainActor (Place, _ offers: [Move]) -> [Finding])?
  /// Looks at what VoiceOver reads at a place, and returns the subject and the message of each finding.
  var ofSpeech: (@MainActor ([SpokenElement]) -> [(subject: String, message: String)])?
  /// Whether the findings of `ofSpeech` are warnings.
  var warns = false
  /// Looks at all places and lines, when the search has visited them.
  var ofMap: (@MainActor (PlaceMap) -> [Finding])?
  /// Looks at them with further copies.
  var ofPlaces: (@MainActor (PlaceSearch) async throws(UsageError) -> Void)?
  /// Compares a walk with the walk of the same start in the first language; nil if the walk is that walk.
  var ofLanguages: (@MainActor (Walk, _ first: Walk?, _ language: String) -> [Finding])?

  /// The rules, in the order in which their findings are reported.
  static let all: [Rule] = [
    .trap, .lineFails, .neverIdle, .invariant, .actsAtOnce, .sendsTwice, .notRestored,
    .orderOfReplies, .oneMoreChild, .otherRow, .deadEnd, .noCancel, .secretInClear,
    .rowAndQuestion, .nameTwice, .busyForNothing, .questionStays, .noWayBack, .secondTime,
    .captured, .lostDraft, .promise, .sameText, .placeholders, .languagesDiffer, .notRepeatable,
    .noName, .pictureAsName, .kindInLabel, .readAlike, .noValue, .noHeading, .hintRepeats,
    .silentChange, .onlyByGesture,
  ]
}

extension ExploredApp {
  /// Does `move` on `copy`, and returns a finding for each promise that the move breaks, checked on further copies.
  func take(_ move: Move, on copy: AppCopy) async throws(UsageError) -> [Finding] {
    await copy.take(move)
    var findings = diagnostics(of: copy.explored)
    for rule in plan.rules {
      let found = rule.ofLine?(copy.explored, plan) ?? []
      findings += try await rule.onCopies?(found, copy, self) ?? found
    }
    return findings
  }

  /// The findings of a line, in the order in which they are reported.
  func findings(of explored: ExploredLine) -> [Finding] {
    diagnostics(of: explored) + plan.rules.flatMap { $0.ofLine?(explored, plan) ?? [] }
  }

  /// The findings at `place`, which offers `moves`, and where VoiceOver reads `spoken`.
  func findings(at place: Place, offering moves: [Move], _ spoken: [SpokenElement]) -> [Finding] {
    // The way on, and work, may be on a screen around the preview, which the preview does not show.
    let isAlone = preview != nil && place.screen.covered.isEmpty
    let ofWholeApps = [Rule.deadEnd.name, Rule.busyForNothing.name]
    return plan.rules.filter { !isAlone || !ofWholeApps.contains($0.name) }.flatMap { rule in
      (rule.ofPlace?(place, moves) ?? [])
        + (rule.ofSpeech?(spoken) ?? []).map {
          Finding(rule, about: $0.subject, $0.message, place.path, isWarning: rule.warns)
        }
    }
  }

  /// No line leads to a diagnostic, such as a leak.
  private func diagnostics(of explored: ExploredLine) -> [Finding] {
    explored.response.diagnostics.map { Finding($0, explored.to.path) }
  }
}
