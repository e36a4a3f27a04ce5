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
  /// The promises of the app.
  var promises: [Promise]
  /// The actions of each RIB, by the name of the RIB; empty if the plan does not say.
  var ribs: [String: [String]]
  /// The titles of the alerts, as the views have them before translation; empty if the plan does not say.
  var alerts: [String]
  /// The findings that are right in this app.
  var accepted: [Acceptance]
  /// The text that tells a place from others; nil if the whole place does.
  var key: (@MainActor (Place) -> String)?

  /// The texts to type into a field without samples of its own.
  private static let usualSamples = ["", "x"]
  /// The text for a secure field, which is easy to find elsewhere.
  static let madeUpSecret = "4711"
  /// The texts that an app may not expect. A way to a place has at most one of them, as each combination would be a place.
  private static let unusualSamples = [
    "김🙂", String(repeating: "long text ", count: 20), "0", "-1", "99999999999999999999",
  ]

  /// The texts to type into `field` at `place`.
  func texts(for field: String, at place: Place) -> [String] {
    if let samples = samples[field] { return samples }
    let element = place.screen.reachable.first { $0.isField && $0.address == field }
    if element?.role == .secureField { return ["", Self.madeUpSecret] }
    let isUnusual = place.steps.contains { step in
      step.typedText.map(Self.unusualSamples.contains) ?? false
    }
    return Self.usualSamples + (element?.suggestedText.map { [$0] } ?? [])
      + (isUnusual ? [] : Self.unusualSamples)
  }

  /// `moves` for a place where `:wait` never comes to an end: with `:wait 10s` in its place, or without it if the plan has waits.
  func withoutEndlessWaits(_ moves: [Move]) -> [Move] {
    moves.compactMap { $0 == .wait() ? (waits.isEmpty ? .wait(.seconds(10)) : nil) : $0 }
  }

  /// Makes a plan. A field without `samples` gets an empty text, a letter, a text that its name suggests, and a few unusual
  /// texts.
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
  /// `accepting` holds the findings that are right in this app, each with the reason.
  public init(
    samples: [String: [String]] = [:], links: [String] = [], waits: [String] = [],
    starts: [[String]] = [[]], rows: Int? = nil, invariants: [Invariant] = [],
    promises: [Promise] = [], ribs: [String: [String]] = [:], alerts: [String] = [],
    accepting accepted: [Acceptance] = [],
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
    self.promises = invariants + promises
    self.ribs = ribs
    self.alerts = alerts
    self.accepted = accepted
    self.key = key
  }
}

extension ExplorerPlan {
  /// The plan for a preview: without the parts that only the whole app has.
  var ofPreviews: ExplorerPlan {
    var plan = self
    (plan.links, plan.starts, plan.promises, plan.key) = ([], [[]], [], nil)
    (plan.ribs, plan.alerts) = ([:], [])
    return plan
  }
}

extension Element {
  /// A text that the name of the field asks for: an address, a number, or an example that is the name itself.
  fileprivate var suggestedText: String? {
    if label.contains(where: \.isNumber) { return label }
    let name = "\(label) \(identifier ?? "")".lowercased()
    let texts = [
      (["mail", "메일"], "x@example.com"), (["phone", "tel", "전화"], "01012345678"),
      (["date", "birth", "날짜", "생년월일"], "2026-01-31"), (["time", "시간"], "10:30"),
      (["url", "http", "web"], "https://example.com"),
      (["amount", "price", "count", "age", "year", "수량", "금액"], "12"),
    ]
    return texts.first { words, _ in words.contains(where: name.contains) }?.1
  }
}
