import HeadlessUI
import StateBinding

// The promises that every app must keep, and the app's own invariants.

extension ExploredApp {
  /// The problems in the answer to the line that led to `place`, and the invariants of the app that do not hold there.
  /// `showsTime` says whether the screen or a state has changed in the line.
  func problems(with response: Response, at place: Place, showsTime: Bool = false) -> [Problem] {
    var problems = response.diagnostics.map { Problem($0, place.lines) }
    if let error = response.error, let sent = place.path.last {
      switch (error.code, sent.step) {
      case (.unknownLink, _), (.badLink, _):
        // `:actions` lists no links, so a refused link breaks no promise.
        break
      case (.badArgument, .type):
        // `:actions` lists no texts, so a number field may refuse a sample.
        break
      case (.neverIdle, _) where showsTime:
        // A stopwatch or a poll that shows its results may go on.
        break
      case (.neverIdle, _) where response.diagnostics.contains { $0.kind == .view }:
        // Time stands still while the views never stop changing, and the diagnostic names the view.
        break
      case (.neverIdle, _):
        problems.append(
          Problem(
            .neverIdle, about: sent.line,
            "after 10,000 deadlines something still sleeps; let repeated work end when nobody sees its result",
            place.lines))
      default:
        problems.append(
          Problem(
            .lineFails, about: sent.recorded,
            "\(Quoting.quoted(sent.recorded)) is listed by :actions but answers \(error); disable or remove its element while it cannot work",
            place.lines))
      }
    }
    for invariant in plan.invariants where !invariant.holds(place) {
      problems.append(
        Problem(
          .invariant, about: invariant.name,
          "\(Quoting.quoted(invariant.name)) does not hold here", place.lines))
    }
    return problems
  }
}

extension Place {
  /// The problems at this place, where `choices` can be sent.
  func problems(with choices: [String]) -> [Problem] {
    var problems: [Problem] = []
    if !choices.contains(where: \.comesFromInside) {
      problems.append(
        Problem(
          .deadEnd, about: title,
          "nothing here can be used and nothing is pending; add a button or a way back",
          lines))
    }
    if let alert = screen.alert, alert.onlyDestroys {
      problems.append(
        Problem(
          .noCancel, about: alert.title,
          "the only button of \(Quoting.quoted(alert.title)) is destructive, so nobody can say no; add a button with the cancel role",
          lines))
    }
    if let secret = shownSecret {
      problems.append(Problem(secretFrom: secret.field, inClear: secret.place, lines))
    }
    var seen: Set<String> = []
    // The buttons of a swipe have the same names on each row.
    for element in screen.reachable
    where element.canAct && element.role != .option && !element.isRowAction {
      let name = element.address ?? ""
      if name.isEmpty {
        problems.append(
          Problem(
            .noName, about: element.role.rawValue,
            "a \(element.role.rawValue) has no name; give it a label or an accessibilityIdentifier",
            lines))
      } else if !seen.insert(name).inserted, !isTyped(name) {
        problems.append(
          Problem(
            .nameTwice, about: name,
            "two elements are called \(Quoting.quoted(name)); give each an accessibilityIdentifier of its own",
            lines))
      }
    }
    return problems
  }

  /// The secure field whose text is shown in clear here, and where; nil if none is. A state may keep the
  /// very text until it is sent, but no text that contains it, and no number made from it.
  var shownSecret: (field: String, place: String)? {
    for (text, field) in path.compactMap(\.secret) {
      let elements = screen.elements + (screen.alert?.elements ?? [])
      let texts =
        [screen.title, screen.alert?.title ?? "", screen.alert?.message ?? ""]
        + elements.flatMap { [$0.label, $0.value ?? ""] }
      if texts.contains(where: { offset(of: text, in: $0) != nil }) {
        return (field, "on the screen")
      }
      if let state = states.first(where: { $0.tree.text().hasPart(text) }) {
        return (field, "in the state of \(state.name)")
      }
    }
    return nil
  }

  /// Whether a person has typed `name`, or a word at its beginning or end, on the way here. Two things may then have one name,
  /// because the person chose the names.
  private func isTyped(_ name: String) -> Bool {
    path.contains { sent in
      guard case .type(let text, _) = sent.step, !text.isEmpty else { return false }
      return name == text || name.hasPrefix("\(text) ") || name.hasSuffix(" \(text)")
    }
  }

  /// The problems of the line that led from `from` to this place. `previous` is the place before `from`.
  func problems(after from: Place, before previous: Place?) -> [Problem] {
    guard let line = path.last?.line else { return [] }
    if from.screen.alert == nil, from.screen.unaskedLines.contains(line),
      actsAtOnce(after: from), !from.asks(before: previous)
    {
      return [
        Problem(
          .actsAtOnce, about: line,
          "\(Quoting.quoted(line)) is destructive and acts at once; let it raise an alert that has a cancel button",
          lines)
      ]
    }
    guard let previous, !isSame(as: previous), let way = from.wayBack(to: previous),
      way.line == line, !isSame(as: from)
    else { return [] }
    // An alert that offers nothing destructive may report what has failed, and the app may keep the reason. After a failed
    // choice, the page may keep the choice.
    let mayReport = from.screen.alert?.buttons.contains { $0.buttonRole == .destructive } == false
    var below = from.screen
    below.alert = nil
    let keepsChoice = mayReport && from.isChosen && screen.isIdentical(to: below)
    let differences =
      way.line == "back"
      ? differences(from: previous, or: from)
      : differences(
        ofScreen: !screen.isIdentical(to: previous.screen) && !keepsChoice,
        states: states != previous.states
          && (!mayReport || changesStates(from: previous, or: from)),
        from: previous)
    if differences.isEmpty { return [] }
    return [
      Problem(
        .notRestored, about: way.subject,
        "\(line) does not bring back \(differences.joined(separator: " and ")) from before \(way.words); change nothing until the person has confirmed",
        lines)
    ]
  }

  /// Whether the line that led here chose an option.
  private var isChosen: Bool {
    if case .verb("pick", _) = path.last?.step { true } else { false }
  }

  /// Whether the line that led here from `from` did more than raise an alert.
  private func actsAtOnce(after from: Place) -> Bool {
    // The line may have begun work that does not show yet.
    if Set(sleeps.keys) != Set(from.sleeps.keys) { return true }
    guard let alert = screen.alert else { return !isSame(as: from) }
    // An alert without a choice only says what has happened.
    return !alert.isQuestion
      && !(screen.elements.isIdentical(to: from.screen.elements)
        && ribs == from.ribs)
  }

  /// Whether this page or sheet does nothing but ask: it was raised by the line before, which was sent at `previous`, and it
  /// has at most three buttons, one to do it and one to leave everything as it is.
  private func asks(before previous: Place?) -> Bool {
    guard let previous, let line = path.last?.line, !isSame(as: previous) else { return false }
    let choices = screen.elements.filter(\.canAct)
    guard choices.count <= 3, choices.allSatisfy({ $0.role == .button }) else { return false }
    return previous.screen.destructiveLines.contains(line)
      || choices.contains { $0.buttonRole == .cancel }
  }

  /// A line that leads back from a question or a sheet.
  private struct WayBack {
    let line: String
    let subject: String
    let words: String
  }

  /// The line that cancels the question or closes the sheet that the last line raised at `previous`; nil if the last line
  /// raised neither, or did more than that.
  private func wayBack(to previous: Place) -> WayBack? {
    guard previous.screen.alert == nil, let last = path.last?.line else { return nil }
    if let alert = screen.alert {
      // An alert may already wait on a screen to which the line only leads.
      guard alert.isQuestion, screen.title.hasSameBytes(as: previous.screen.title),
        // A link or `:wait` may change more than the question that it raises.
        !last.hasPrefix(":")
          || screen.elements.isIdentical(to: previous.screen.elements) && ribs == previous.ribs
            && states == previous.states
      else { return nil }
      return WayBack(line: "cancel", subject: alert.title, words: Quoting.quoted(alert.title))
    }
    guard screen.covered.count == previous.screen.covered.count + 1, !last.hasPrefix(":"),
      let below = screen.covered.last, below.title.hasSameBytes(as: previous.screen.title),
      waitingLink.hasSameBytes(as: previous.waitingLink)
    else { return nil }
    return WayBack(line: "back", subject: last, words: "the sheet")
  }

  /// The line that cancels the question or closes the sheet that the last line raised at `previous`; nil if it raised neither.
  func lineBack(to previous: Place) -> String? { wayBack(to: previous)?.line }

  /// How this place, after `:wait reversed`, differs from `usual`, after `:wait`; nil if it does not.
  func difference(fromUsual usual: Place) -> String? {
    guard let part = differences(from: usual).first else { return nil }
    if !screen.isIdentical(to: usual.screen) {
      let (new, old) = (screen.printedLines, usual.screen.printedLines)
      let index = zip(new, old).prefix { $0 == $1 }.count
      let line = { (lines: [String]) in lines.dropFirst(index).first.map(brief) ?? "nothing more" }
      return ":wait shows \(line(old)), and :wait reversed shows \(line(new))"
    }
    return "after :wait reversed, \(changedParts(from: usual).first ?? part) differs"
  }

  /// Whether the screen, the tree, the states and the waiting link are the same.
  func isSame(as other: Place) -> Bool { differences(from: other).isEmpty }

  /// The parts that differ from `other`, in words.
  private func differences(from other: Place) -> [String] {
    differences(
      ofScreen: !screen.isIdentical(to: other.screen), states: states != other.states, from: other)
  }

  /// The parts that differ both from `page`, where a sheet was raised, and from `sheet`, where it was closed. Opening a sheet
  /// may change the page below, for example mark a message as read. Closing the sheet may not.
  private func differences(from page: Place, or sheet: Place) -> [String] {
    var below = sheet.screen.covered.last ?? Screen()
    below.covered = sheet.screen.covered.dropLast()
    return differences(
      ofScreen: !screen.isIdentical(to: page.screen) && !screen.isIdentical(to: below),
      states: changesStates(from: page, or: sheet), from: page)
  }

  /// Whether a value in the states differs both from `before` and from `between`.
  private func changesStates(from before: Place, or between: Place) -> Bool {
    !Set(changedParts(from: before)).isDisjoint(with: changedParts(from: between))
  }

  private func differences(
    ofScreen screenDiffers: Bool, states statesDiffer: Bool, from other: Place
  ) -> [String] {
    var parts: [String] = []
    if screenDiffers { parts.append("the screen") }
    if ribs != other.ribs { parts.append("the tree") }
    if statesDiffer { parts.append("the states") }
    if !waitingLink.hasSameBytes(as: other.waitingLink) { parts.append("the waiting link") }
    return parts
  }

  /// The paths of the values that differ between the states of `other` and those here.
  func changedParts(from other: Place) -> [String] {
    let others = Dictionary(other.states.map { ($0.path, $0.tree) }) { first, _ in first }
    return states.flatMap { state in
      guard let old = others[state.path] else { return [String]() }
      return StateChange.changes(from: old, to: state.tree).map { change in
        change.path.isEmpty ? state.path : "\(state.path).\(change.path)"
      }
    }
  }
}

extension Screen {
  /// The lines of the screen as it is printed, without the indentation.
  fileprivate var printedLines: [String] {
    text(width: 1000).split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  /// The lines that use a destructive element.
  fileprivate var destructiveLines: [String] { lines { $0.buttonRole == .destructive } }

  /// The lines that use a destructive element without a gesture of its own. A swipe is as deliberate as an answer to a
  /// question.
  fileprivate var unaskedLines: [String] {
    lines { $0.buttonRole == .destructive && !$0.isRowAction }
  }

  private func lines(using isMeant: (Element) -> Bool) -> [String] {
    guard reachable.contains(where: isMeant) else { return [] }
    return zip(reachable, words).compactMap { isMeant($0) ? $1 : nil }
  }
}

extension Screen.Alert {
  /// Whether the person can choose to leave everything as it is.
  fileprivate var isQuestion: Bool {
    buttons.count > 1 && buttons.contains { $0.buttonRole == .cancel }
  }
}

extension Problem {
  /// The problem that the text typed into `field` is in clear at `place`.
  init(secretFrom field: String, inClear place: String, _ lines: [String]) {
    self.init(
      .secretInClear, about: field,
      "the text typed into the secure field \(Quoting.quoted(field)) is in clear \(place); show it nowhere, and forget it when it is no longer needed",
      lines)
  }
}

extension Place.SentLine {
  /// Whether `event` has the typed secret in clear. An action or a state may carry the very text, which a trace hides.
  func isInClear(in event: EventText) -> Bool {
    secret.map { event.description.hasPart($0.text) } ?? false
  }
}

extension String {
  /// Whether the text has `part` other than as a whole text in quotes.
  fileprivate func hasPart(_ part: String) -> Bool {
    var rest = self
    while let start = offset(of: part, in: rest) {
      let bytes = Array(rest.utf8)
      let end = start + part.utf8.count
      let quote = UInt8(ascii: "\"")
      let isQuoted =
        start > 0 && bytes[start - 1] == quote && end < bytes.count && bytes[end] == quote
      if !isQuoted { return true }
      rest = String(decoding: bytes[end...], as: UTF8.self)
    }
    return false
  }
}
