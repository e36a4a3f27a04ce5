import HeadlessUI

/// The things that an app tells the explorer about itself: texts to type, links to open, and promises to check.
@MainActor
public struct ExplorerPlan {
  /// The texts to type into each field, by the name of the field.
  var samples: [String: [String]]
  /// The deep links to open at every place without an alert.
  var links: [String]
  /// The times to wait while something sleeps, such as `2s`, besides the `:wait` that ends when nothing sleeps.
  var waits: [Duration]
  /// The options of each start. The explorer walks through the app once for each start.
  var starts: [[String]]
  /// The highest number of rows of one kind to use on a screen; nil if all are used.
  var rows: Int?
  /// The promises about every place.
  var invariants: [Promise]
  /// The promises about what follows.
  var promises: [Promise]
  /// The actions of each RIB, by the name of the RIB; empty if the plan does not say.
  var ribs: [String: [String]]
  /// The titles of the alerts, as the views have them before translation; empty if the plan does not say.
  var alerts: [String]
  /// The findings that are right in this app.
  var accepted: [Acceptance]
  /// Whether a promise may stay without a proof.
  var allowsUnproved: Bool
  /// The highest number of places in the map that is kept with the tests.
  var mapPlaces: Int
  /// The promises of every app.
  var rules = Rule.all
  /// The text that tells a place from others; nil if the whole place does.
  var key: (@MainActor (Place) -> String)?

  /// `moves` for a place where `:wait` never comes to an end: with `:wait 10s` in its place, or without it if the plan has waits.
  func withoutEndlessWaits(_ moves: [Move]) -> [Move] {
    moves.compactMap { $0 == .wait() ? (waits.isEmpty ? .wait(.seconds(10)) : nil) : $0 }
  }

  /// Makes a plan. A field without `samples` gets an empty text, a letter, a text that its name suggests, and a few unusual
  /// texts, among them the largest numbers.
  ///
  /// `:wait` skips a screen that appears only for a time. With `waits: ["5s"]`, the explorer also sends `:wait 5s`.
  /// With `rows: 2`, only the first two of the lines `news 1`, `news 2`, `news 3` … are sent on each screen.
  /// Each element of `starts` holds the options of one walk, such as `["--latency=1s", "--fail=save"]`. With `"--limit=300"`
  /// among the options, the walk visits that many places, unless the command line has a `--limit`. Two places with the same
  /// `key` count as one, so a coarser key makes a large app explorable.
  ///
  /// `invariants` hold at every place, and `promises` say what follows.
  ///
  /// `ribs` has the name of each RIB with the cases of its actions, and `alerts` the titles of all alerts before translation.
  /// The explorer names the RIBs, actions and alerts that it never met, and those that it met although the plan lacks them.
  /// `accepting` holds the findings that are right in this app, each with the reason. A promise that is not proved, or that never
  /// begins, fails a test unless the plan `allowsUnproved`, as for an app with too many places.
  /// The map in `Tests/Maps` has at most `mapPlaces` places, shared out among the starts.
  public init(
    samples: [String: [String]] = [:], links: [String] = [], waits: [String] = [],
    starts: [[String]] = [[]], rows: Int? = nil, invariants: [Invariant] = [],
    promises: [Promise] = [], ribs: [String: [String]] = [:], alerts: [String] = [],
    accepting accepted: [Acceptance] = [], allowsUnproved: Bool = false, mapPlaces: Int = 300,
    key: (@MainActor (Place) -> String)? = nil
  ) {
    self.samples = samples
    self.links = links
    self.waits = waits.map { text in
      guard let time = WaitTime(text) else {
        preconditionFailure(
          "\(Quoting.quoted(text)) among the waits of the plan is not a time; write it as 2s, 500ms, 1.5s or 2m"
        )
      }
      return time.duration
    }
    self.starts = starts
    self.rows = rows
    let all = invariants + promises
    self.invariants = all.filter { $0.what == .always }
    self.promises = all.filter { $0.what != .always }
    self.ribs = ribs
    self.alerts = alerts
    self.accepted = accepted
    self.allowsUnproved = allowsUnproved
    self.mapPlaces = mapPlaces
    self.key = key
  }
}

extension ExplorerPlan {
  /// The plan for a preview: without the parts that only the whole app has.
  var ofPreviews: ExplorerPlan {
    var plan = self
    (plan.links, plan.starts, plan.key) = ([], [[]], nil)
    (plan.invariants, plan.promises, plan.ribs, plan.alerts) = ([], [], [:], [])
    return plan
  }
}
