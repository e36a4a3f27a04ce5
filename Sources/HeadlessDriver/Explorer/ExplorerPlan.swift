public import HeadlessUI

/// The things that an app tells the explorer about itself: texts to type, links to open, and promises to check.
@MainActor
public struct ExplorerPlan {
  /// The texts to type into each field, by the name of the field.
  var samples: [String: [String]]
  /// The deep links to open at every place without an alert.
  var links: [String]
  /// The times to wait while something sleeps, such as `2s`, besides the `:wait` that ends when nothing sleeps.
  var waits: [String]
  /// The options of each start. The explorer walks through the app once for each start.
  var starts: [[String]]
  /// The highest number of rows of one kind to use on a screen; nil if all are used.
  var rows: Int?
  /// The promises of the app.
  var invariants: [Invariant]
  /// The actions of each RIB, by the name of the RIB; empty if the plan does not say.
  var ribs: [String: [String]]
  /// The titles of the alerts, as the views have them before translation; empty if the plan does not say.
  var alerts: [String]
  /// The text that tells a place from others; nil if the whole place does.
  var key: (@MainActor (Place) -> String)?

  /// The texts to type into a field without samples of its own.
  static let usualSamples = ["", "x"]

  /// Makes a plan. A field without `samples` gets an empty and a short text.
  ///
  /// `:wait` skips a screen that appears only for a time. With `waits: ["5s"]`, the explorer also sends `:wait 5s`.
  /// With `rows: 2`, only the first two of the lines `news 1`, `news 2`, `news 3` … are sent on each screen.
  /// Each element of `starts` holds the options of one walk, such as `["--latency=1s", "--fail=save"]`. With `"--limit=300"`
  /// among the options, the walk visits that many places, unless the command line has a `--limit`. Two places with the same
  /// `key` count as one, so a coarser key makes a large app explorable.
  ///
  /// `ribs` has the name of each RIB with the cases of its actions, and `alerts` the titles of all alerts before translation.
  /// The explorer names those that it never met, and those that it met although the plan does not have them.
  public init(
    samples: [String: [String]] = [:], links: [String] = [], waits: [String] = [],
    starts: [[String]] = [[]], rows: Int? = nil, invariants: [Invariant] = [],
    ribs: [String: [String]] = [:], alerts: [String] = [],
    key: (@MainActor (Place) -> String)? = nil
  ) {
    self.samples = samples
    self.links = links
    self.waits = waits
    self.starts = starts
    self.rows = rows
    self.invariants = invariants
    self.ribs = ribs
    self.alerts = alerts
    self.key = key
  }
}

/// A place that the explorer reached in an app.
public struct Place: Sendable {
  /// The screen that a person sees.
  public let screen: Screen
  /// The names of the RIBs as a tree, indented by two spaces per level.
  public let tree: String
  /// The states of the RIBs, one RIB per line, after the path of the RIB, such as `Root/LoggedIn/Profile`.
  public let states: String
  /// Whether something sleeps on the clock, so that `:wait` changes something.
  public var isWaiting: Bool { !sleeps.isEmpty }
  /// The session's note about the links that wait; nil if no link waits.
  public let waitingLink: String?
  /// The sleeps under way, by number: a hash of the place and the line with which each began.
  let sleeps: [Int: Int]
  /// The lines that led here from the start.
  public let path: [String]
  /// The forms of these lines in a transcript, which hides secrets.
  let written: [String]

  /// The line that led here; nil at the start.
  public var line: String? { path.last }
}

extension Place {
  /// A coarse key for large apps: the tree, and the elements of the screen without their texts.
  ///
  /// Neighbouring elements whose identifiers differ only after the first word count as one, so a list of a thousand rows has
  /// the key of a list of one row. Of a value, only whether it is empty counts.
  public var outline: String {
    var parts = [tree, "\(isWaiting)", "\(waitingLink != nil)", "\(screen.covered.count)"]
    for element in screen.elements + (screen.alert?.elements ?? []) {
      let name = element.identifier?.prefix { $0 != " " } ?? ""
      let isEmpty = element.value?.isEmpty ?? true
      let flags = [element.isEnabled, element.isSelected, isEmpty].map { $0 ? "1" : "0" }.joined()
      let part = "\(element.role.rawValue) \(name) \(flags)"
      if name.isEmpty || part != parts.last { parts.append(part) }
    }
    parts.append(screen.alert.map { "? \($0.title)" } ?? "")
    return parts.joined(separator: "\n")
  }
}

/// A promise of an app that the explorer checks after every line.
@MainActor
public struct Invariant {
  /// The promise as a sentence, which a violation prints.
  let name: String
  /// Whether the promise holds at a place.
  let holds: @MainActor (Place) -> Bool

  /// The promise `name`, which is kept wherever `holds` returns true.
  public init(_ name: String, holds: @escaping @MainActor (Place) -> Bool) {
    self.name = name
    self.holds = holds
  }
}
