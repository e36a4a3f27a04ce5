import HeadlessUI
import StateBinding

// The promises that every app must keep, and the app's own invariants.

extension ExploredApp {
  /// The problems in the answer to the line that led to `place`, and the invariants of the app that do not hold there.
  func problems(with response: Response, at place: Place) -> [Problem] {
    var problems = response.diagnostics.map {
      Problem(kind: .diagnostic($0.kind), $0.message, place.lines)
    }
    if let error = response.error, let sent = place.path.last {
      switch (error.code, sent.step) {
      case (.unknownLink, _), (.badLink, _):
        // `:actions` lists no links, so a refused link breaks no promise.
        break
      case (.badArgument, .type):
        // `:actions` lists no texts, so a number field may refuse a sample.
        break
      case (.neverIdle, _):
        problems.append(
          Problem(
            .neverIdle,
            "after 10,000 deadlines something still sleeps; let repeated work end when nobody sees its result",
            place.lines))
      default:
        problems.append(
          Problem(
            .lineFails,
            "\(Quoting.quoted(sent.recorded)) is listed by :actions but answers \(error); disable or remove its element while it cannot work",
            place.lines))
      }
    }
    for invariant in plan.invariants where !invariant.holds(place) {
      problems.append(
        Problem(
          .invariant, "\(Quoting.quoted(invariant.name)) does not hold here", place.lines))
    }
    return problems
  }
}

extension Place {
  /// The problems at this place, where `choices` can be sent.
  func problems(with choices: [String]) -> [Problem] {
    var problems: [Problem] = []
    if !choices.contains(where: { !$0.hasPrefix(":open ") }) {
      problems.append(
        Problem(
          .deadEnd,
          "nothing here can be used and nothing is pending; add a button or a way back",
          lines))
    }
    if let alert = screen.alert, alert.onlyDestroys {
      problems.append(
        Problem(
          .noCancel,
          "the only button of \(Quoting.quoted(alert.title)) is destructive, so nobody can say no; add a button with the cancel role",
          lines))
    }
    var seen: Set<String> = []
    for element in screen.reachable where element.canAct && element.role != .option {
      let name = element.address ?? ""
      if name.isEmpty {
        problems.append(
          Problem(
            .noName,
            "a \(element.role.rawValue) has no name; give it a label or an accessibilityIdentifier",
            lines))
      } else if !seen.insert(name).inserted {
        problems.append(
          Problem(
            .nameTwice,
            "two elements are called \(Quoting.quoted(name)); give each an accessibilityIdentifier of its own",
            lines))
      }
    }
    return problems
  }

  /// The problems of the line that led from `from` to this place. `previous` is the place before `from`.
  func problems(after from: Place, before previous: Place?) -> [Problem] {
    guard let line = path.last?.line else { return [] }
    if from.screen.alert == nil, from.screen.destructiveLines.contains(line),
      actsAtOnce(after: from)
    {
      return [
        Problem(
          .actsAtOnce,
          "\(Quoting.quoted(line)) is destructive and acts at once; let it raise an alert that has a cancel button",
          lines)
      ]
    }
    guard !isSame(as: from) else { return [] }
    // A link or `:wait` may change more than the question that it raises.
    guard let previous, from.path.last?.line.hasPrefix(":") == false, !isSame(as: previous),
      let way = from.wayBack(to: previous), way.line == line
    else { return [] }
    return [
      Problem(
        .notRestored,
        "\(line) does not bring back \(difference(from: previous)) from before \(way.what); change nothing until the person has confirmed",
        lines)
    ]
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

  /// The line that cancels the question or closes the sheet that was raised at `previous`; nil if neither was.
  private func wayBack(to previous: Place) -> (line: String, what: String)? {
    guard previous.screen.alert == nil else { return nil }
    if let alert = screen.alert {
      // An alert may already wait on a screen to which the line only leads.
      guard alert.isQuestion, screen.title.hasSameBytes(as: previous.screen.title) else {
        return nil
      }
      return ("cancel", Quoting.quoted(alert.title))
    }
    return screen.covered.count == previous.screen.covered.count + 1 ? ("back", "the sheet") : nil
  }

  /// Whether the screen, the tree, the states and the waiting link are the same.
  private func isSame(as other: Place) -> Bool { difference(from: other).isEmpty }

  /// The parts that differ from `other`, in words.
  private func difference(from other: Place) -> String {
    var parts: [String] = []
    if !screen.isIdentical(to: other.screen) { parts.append("the screen") }
    if ribs != other.ribs { parts.append("the tree") }
    if states != other.states { parts.append("the states") }
    if !waitingLink.hasSameBytes(as: other.waitingLink) { parts.append("the waiting link") }
    return parts.joined(separator: " and ")
  }
}

extension Screen {
  /// The lines that use a destructive element.
  fileprivate var destructiveLines: [String] {
    guard reachable.contains(where: { $0.buttonRole == .destructive }) else { return [] }
    return zip(reachable, words).compactMap { $0.buttonRole == .destructive ? $1 : nil }
  }
}

extension Screen.Alert {
  /// Whether the person can choose to leave everything as it is.
  fileprivate var isQuestion: Bool {
    buttons.count > 1 && buttons.contains { $0.buttonRole == .cancel }
  }
}
