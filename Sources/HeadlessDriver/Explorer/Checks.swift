import HeadlessUI
import StateBinding

/// The promises that every app keeps, and the app's own.
@MainActor
struct Checks {
  let invariants: [Invariant]

  /// What is wrong with the answer to the line that led to `place`, or with the place as the end of that line.
  func problems(with response: Response, at place: Place) -> [Violation] {
    var problems = response.diagnostics.map {
      Violation(kind: $0.kind.rawValue, message: $0.message, lines: place.path)
    }
    if let error = response.error, let line = place.line {
      if error.code == .neverIdle {
        problems.append(
          Violation(
            .neverIdle,
            "\(error.message); let the work end, or sleep only while somebody looks at the result",
            place.path))
      } else if !line.hasPrefix(":open ") {
        // An app may refuse a link; nobody was told that it works.
        problems.append(
          Violation(
            .lineFails,
            "\(Quoting.quoted(line)) is listed by :actions but answers \(error); disable or remove its element while it cannot work",
            place.path))
      }
    }
    for invariant in invariants where !invariant.holds(place) {
      problems.append(
        Violation(
          .invariant, "\(Quoting.quoted(invariant.name)) does not hold here", place.path))
    }
    return problems
  }

  /// What is wrong with `place` itself, where `lines` can be sent.
  func problems(of place: Place, with lines: [String]) -> [Violation] {
    var problems: [Violation] = []
    if !lines.contains(where: { !$0.hasPrefix(":open ") }) {
      problems.append(
        Violation(
          .deadEnd,
          "nothing can be done on this screen and nothing is awaited; give the person a way on or back",
          place.path))
    }
    var seen: Set<String> = []
    for element in place.screen.reachable where element.canAct && element.role != .option {
      let name = element.address ?? ""
      if name.isEmpty {
        problems.append(
          Violation(
            .noName,
            "a \(element.role.rawValue) has no name; give it a label or an accessibilityIdentifier",
            place.path))
      } else if !seen.insert(name).inserted {
        problems.append(
          Violation(
            .nameTwice,
            "two elements are called \(Quoting.quoted(name)); give each an accessibilityIdentifier of its own",
            place.path))
      }
    }
    return problems
  }

  /// What is wrong with the last line of `place`. The line was sent at `from`, which was found from `parent`.
  func problems(between from: Place, and place: Place, parent: Place?) -> [Violation] {
    guard let line = place.line, !place.isSame(as: from) else { return [] }
    if from.screen.alert == nil, place.screen.alert == nil,
      from.screen.destructiveLines.contains(line)
    {
      return [
        Violation(
          .actsAtOnce,
          "\(Quoting.quoted(line)) is destructive and acts at once; let it raise an alert that has a cancel button",
          place.path)
      ]
    }
    guard let parent, from.line?.hasPrefix(":") == false, !place.isSame(as: parent),
      let way = wayBack(from: from, to: parent), way.line == line
    else { return [] }
    return [
      Violation(
        .notRestored,
        "\(line) does not bring back \(place.difference(from: parent)) from before \(way.what); change nothing until the person has confirmed",
        place.path)
    ]
  }

  /// The line that takes back what the last line of `place` did at `parent`, if that was to raise a question or a sheet.
  private func wayBack(from place: Place, to parent: Place) -> (line: String, what: String)? {
    guard parent.screen.alert == nil else { return nil }
    if let alert = place.screen.alert {
      let isQuestion =
        alert.buttons.contains { $0.buttonRole == .cancel } && alert.buttons.count > 1
      return isQuestion ? ("cancel", Quoting.quoted(alert.title)) : nil
    }
    return place.screen.covered.count == parent.screen.covered.count + 1
      ? ("back", "the sheet") : nil
  }
}

extension Place {
  /// Whether a person and the inspection of the app see no difference.
  fileprivate func isSame(as other: Place) -> Bool {
    screen == other.screen && tree == other.tree && states == other.states
  }

  /// The parts that differ from `other`, in words.
  fileprivate func difference(from other: Place) -> String {
    var parts: [String] = []
    if screen != other.screen { parts.append("the screen") }
    if tree != other.tree { parts.append("the tree") }
    if states != other.states { parts.append("the states") }
    return parts.joined(separator: " and ")
  }
}

extension Screen {
  /// The lines that use a destructive element.
  fileprivate var destructiveLines: [String] {
    reachable.compactMap { element in
      element.buttonRole == .destructive ? element.address.map(Line.activating) : nil
    }
  }
}
