import HeadlessUI
import StateBinding

// The promises that every app must keep, and the app's own invariants.

extension Territory {
  /// The violations in the answer to the line that led to `place`, and the invariants of the app that do not hold there.
  func problems(with response: Response, at place: Place) -> [Violation] {
    var problems = response.diagnostics.map {
      Violation(kind: $0.kind.rawValue, message: $0.message, lines: place.path)
    }
    if let error = response.error, place.line != nil {
      switch error.code {
      case .unknownLink, .badLink:
        // `:actions` lists no links, so a refused link breaks no promise.
        break
      case .badArgument where response.entry?.recorded.hasPrefix("type ") == true:
        // `:actions` lists no texts, so a number field may refuse a sample.
        break
      case .neverIdle:
        problems.append(
          Violation(
            .neverIdle,
            "after 10,000 deadlines something still sleeps; let repeated work end when nobody sees its result",
            place.path))
      default:
        problems.append(
          Violation(
            .lineFails,
            "\(Quoting.quoted(response.entry?.recorded ?? "")) is listed by :actions but answers \(error); disable or remove its element while it cannot work",
            place.path))
      }
    }
    for invariant in plan.invariants where !invariant.holds(place) {
      problems.append(
        Violation(
          .invariant, "\(Quoting.quoted(invariant.name)) does not hold here", place.path))
    }
    return problems
  }
}

extension Place {
  /// The violations at this place, where `lines` can be sent.
  func problems(with lines: [String]) -> [Violation] {
    var problems: [Violation] = []
    if !lines.contains(where: { !$0.hasPrefix(":open ") }) {
      problems.append(
        Violation(
          .deadEnd,
          "the person can do nothing on this screen, and the app waits for nothing; add a button or a way back",
          path))
    }
    if let alert = screen.alert, alert.onlyDestroys {
      problems.append(
        Violation(
          .noCancel,
          "the only button of \(Quoting.quoted(alert.title)) is destructive, so nobody can say no; add a button with the cancel role",
          path))
    }
    var seen: Set<String> = []
    for element in screen.reachable where element.canAct && element.role != .option {
      let name = element.address ?? ""
      if name.isEmpty {
        problems.append(
          Violation(
            .noName,
            "a \(element.role.rawValue) has no name; give it a label or an accessibilityIdentifier",
            path))
      } else if !seen.insert(name).inserted {
        problems.append(
          Violation(
            .nameTwice,
            "two elements are called \(Quoting.quoted(name)); give each an accessibilityIdentifier of its own",
            path))
      }
    }
    return problems
  }

  /// The violations of the line that led from `from` to this place. `previous` is the place before `from`.
  func problems(after from: Place, before previous: Place?) -> [Violation] {
    guard let line else { return [] }
    if from.screen.alert == nil, from.screen.destructiveLines.contains(line),
      actsAtOnce(after: from)
    {
      return [
        Violation(
          .actsAtOnce,
          "\(Quoting.quoted(line)) is destructive and acts at once; let it raise an alert that has a cancel button",
          path)
      ]
    }
    guard !isSame(as: from) else { return [] }
    // A link or `:wait` may change more than the question that it raises.
    guard let previous, from.line?.hasPrefix(":") == false, !isSame(as: previous),
      let way = from.wayBack(to: previous), way.line == line
    else { return [] }
    return [
      Violation(
        .notRestored,
        "\(line) does not bring back \(difference(from: previous)) from before \(way.what); change nothing until the person has confirmed",
        path)
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
        && tree.hasSameBytes(as: from.tree))
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
    if !tree.hasSameBytes(as: other.tree) { parts.append("the tree") }
    if !states.hasSameBytes(as: other.states) { parts.append("the states") }
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
