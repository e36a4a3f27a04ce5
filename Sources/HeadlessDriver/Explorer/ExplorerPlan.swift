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
  /// The findings that are right in this app.
  var accepted: [Acceptance]
  /// The text that tells a place from others; nil if the whole place does.
  var key: (@MainActor (Place) -> String)?

  /// The texts to type into a field without samples of its own.
  static let usualSamples = ["", "x"]

  /// `lines` of a place where time never ends, with a wait of ten seconds in place of the wait until nothing sleeps.
  func withoutEndlessWaits(_ lines: [String]) -> [String] {
    lines.compactMap { $0 == ":wait" ? (waits.isEmpty ? ":wait 10s" : nil) : $0 }
  }

  /// Makes a plan. A field without `samples` gets an empty and a short text.
  ///
  /// `:wait` skips a screen that appears only for a time. With `waits: ["5s"]`, the explorer also sends `:wait 5s`.
  /// With `rows: 2`, only the first two of the lines `news 1`, `news 2`, `news 3` … are sent on each screen.
  /// Each element of `starts` holds the options of one walk, such as `["--latency=1s", "--fail=save"]`. With `"--limit=300"`
  /// among the options, the walk visits that many places, unless the command line has a `--limit`. Two places with the same
  /// `key` count as one, so a coarser key makes a large app explorable.
  ///
  /// `ribs` has the name of each RIB with the cases of its actions, and `alerts` the titles of all alerts before translation.
  /// The explorer names those that it never met, and those that it met although the plan does not have them. `accepting` holds
  /// the findings that are right in this app, each with the reason.
  public init(
    samples: [String: [String]] = [:], links: [String] = [], waits: [String] = [],
    starts: [[String]] = [[]], rows: Int? = nil, invariants: [Invariant] = [],
    ribs: [String: [String]] = [:], alerts: [String] = [], accepting accepted: [Acceptance] = [],
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
    self.accepted = accepted
    self.key = key
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
