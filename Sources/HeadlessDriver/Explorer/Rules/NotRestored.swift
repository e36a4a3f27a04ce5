import HeadlessUI
import StateBinding

extension Rule {
  static let notRestored: Rule = Rule(
    name: "not-restored",
    sentence:
      "`cancel` right after a question, or `back` right after a sheet, did not bring back the screen, the tree and the states; the message names the first difference",
    remedy: "change nothing until the person has confirmed", leadsOn: true,
    ofLine: { explored, _ in
      let to = explored.to
      guard let from = explored.from, let previous = explored.previous, let sent = explored.sent,
        !to.isSame(as: previous), let way = from.wayBack(to: previous), way.move == sent.move,
        !to.isSame(as: from), let lost = to.lost(on: way, from: previous, by: from)
      else { return [] }
      return [
        Finding(
          .notRestored, about: way.subject,
          "\(sent.text) does not bring back \(lost.parts) from before \(way.words)\(lost.detail)",
          to.path)
      ]
    },
    onCopies: { (found, copy, app) async throws(UsageError) in
      if found.isEmpty || !copy.place.isWaiting { return found }
      // A leak that is reported only once nothing sleeps may be the cause.
      let later = try await AppCopy(of: app, at: copy.place, after: nil)
      await later.take(.wait())
      return app.findings(of: later.explored).filter { $0.kind == Diagnostic.Kind.leak.rawValue }
        + found
    })
}

extension Place {
  /// What `way`, taken at `from`, has not brought back of `previous`, in words; nil if it has brought back everything.
  fileprivate func lost(
    on way: WayBack, from previous: Place, by from: Place
  ) -> (parts: String, detail: String)? {
    // An alert that offers nothing destructive may report what has failed, and the app may keep the reason. After a failed
    // choice, the page may keep the choice.
    let mayReport = from.screen.alert?.buttons.contains { $0.buttonRole == .destructive } == false
    var below = from.screen
    below.alert = nil
    let keepsChoice = mayReport && from.isChosen && screen.isIdentical(to: below)
    let differences =
      way.move == .back
      ? differences(from: previous, or: from)
      : differences(
        ofScreen: !screen.isIdentical(to: previous.screen) && !keepsChoice,
        states: states != previous.states
          && (!mayReport || changesStates(from: previous, or: from)),
        from: previous)
    if differences.isEmpty { return nil }
    let changed = changedParts(from: previous)
    let details = [
      ScreenDifferences(from: previous.screen, to: screen).found.first?.text,
      changed.first(where: changedParts(from: from).contains) ?? changed.first,
    ]
    let detail = zip(["the screen", "the states"], details)
      .compactMap { part, detail in differences.contains(part) ? detail : nil }
      .joined(separator: ", ")
    return (differences.joined(separator: " and "), detail.isEmpty ? "" : " (\(detail))")
  }
}

/// A move that leads back from a question or a sheet.
struct WayBack {
  let move: Move
  fileprivate let subject: String
  fileprivate let words: String
}

extension Place {
  /// The move that cancels the question or closes the sheet that the last line raised at `previous`; nil if the last line
  /// raised neither, or did more than that.
  func wayBack(to previous: Place) -> WayBack? {
    guard previous.screen.alert == nil, let last = path.last, let move = last.move else {
      return nil
    }
    if let alert = screen.alert {
      // The line may only have led to a screen where an alert was already waiting.
      guard alert.isQuestion, screen.title.hasSameBytes(as: previous.screen.title),
        // A link or `:wait` may do more than raise the question.
        !move.isCommand
          || screen.elements.isIdentical(to: previous.screen.elements) && ribs == previous.ribs
            && states == previous.states
      else { return nil }
      return WayBack(move: .cancel, subject: alert.title, words: Quoting.quoted(alert.title))
    }
    // A sheet that only its own controls close is no way back.
    guard screen.covered.count == previous.screen.covered.count + 1, !move.isCommand,
      screen.elements.first(where: { $0.role == .sheet })?.isEnabled != false,
      let below = screen.covered.last, below.title.hasSameBytes(as: previous.screen.title),
      waitingLink.hasSameBytes(as: previous.waitingLink)
    else { return nil }
    return WayBack(move: .back, subject: last.text, words: "the sheet")
  }

  /// Whether the line that led here chose an option.
  fileprivate var isChosen: Bool {
    if case .pick = steps.last { true } else { false }
  }

  /// The parts that differ both from `page`, where a sheet was raised, and from `sheet`, where it was closed. Opening a sheet
  /// may change the page below, for example mark a message as read. Closing the sheet may not.
  fileprivate func differences(from page: Place, or sheet: Place) -> [String] {
    var below = sheet.screen.covered.last ?? Screen()
    below.covered = sheet.screen.covered.dropLast()
    return differences(
      ofScreen: !screen.isIdentical(to: page.screen) && !screen.isIdentical(to: below),
      states: changesStates(from: page, or: sheet), from: page)
  }

  /// Whether a value in the states differs both from `before` and from `between`.
  fileprivate func changesStates(from before: Place, or between: Place) -> Bool {
    !Set(changedParts(from: before)).isDisjoint(with: changedParts(from: between))
  }
}

extension Screen.Alert {
  /// Whether the person can choose to leave everything as it is.
  var isQuestion: Bool {
    buttons.count > 1 && buttons.contains { $0.buttonRole == .cancel }
  }
}
