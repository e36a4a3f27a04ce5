public import HeadlessUI

/// The things that an app tells the explorer about itself: texts to type, links to open, and promises to check.
@MainActor
public struct ExplorerPlan {
  /// The texts to type into each field, by the name of the field.
  var samples: [String: [String]]
  /// The deep links to open at every place without an alert.
  var links: [String]
  /// The options of each start. The explorer walks through the app once for each.
  var starts: [[String]]
  /// The promises of the app.
  var invariants: [Invariant]
  /// The part of a place that tells it from others; nil if everything does.
  var key: (@MainActor (Place) -> String)?

  /// The texts to type into a field without samples of its own.
  static let usualSamples = ["", "x"]

  /// Makes a plan. A field without `samples` gets an empty and a short text.
  ///
  /// Each of `starts` is the options of one walk, such as `["--latency=1s", "--fail=save"]`. Two places with the same `key`
  /// count as one, so a coarser key makes a large app explorable.
  public init(
    samples: [String: [String]] = [:], links: [String] = [], starts: [[String]] = [[]],
    invariants: [Invariant] = [], key: (@MainActor (Place) -> String)? = nil
  ) {
    self.samples = samples
    self.links = links
    self.starts = starts
    self.invariants = invariants
    self.key = key
  }
}

/// A place that the explorer reached in an app.
public struct Place: Sendable {
  /// The screen that a person sees.
  public let screen: Screen
  /// The tree of RIBs, as `:tree` prints it.
  public let tree: String
  /// The states of the RIBs, as `:state` prints them.
  public let states: String
  /// Whether something sleeps on the clock, so that `:wait` changes something.
  public let isWaiting: Bool
  /// The lines that led here from the start.
  public let path: [String]

  /// The line that led here; nil at the start.
  public var line: String? { path.last }
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

/// The limits of an exploration.
public struct ExplorerLimits: Sendable {
  /// The highest number of lines from the start to a place whose lines are taken.
  public var depth: Int?
  /// The highest number of places of one walk.
  public var places: Int?
  /// The highest time that all walks together may take.
  public var seconds: Int?

  /// Limits that are all absent unless given.
  public init(depth: Int? = nil, places: Int? = nil, seconds: Int? = nil) {
    self.depth = depth
    self.places = places
    self.seconds = seconds
  }
}
