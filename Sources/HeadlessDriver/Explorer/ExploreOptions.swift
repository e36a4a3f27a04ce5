/// The options of a program that explores its app.
package struct ExploreOptions: Equatable, Sendable {
  /// The ways to explore an app.
  enum Way: Equatable {
    case everyPlace(EveryPlace)
    /// Sends this many lines at random.
    case random(lines: Int)

    /// The time at which a search that begins now must end; nil if it has no end.
    var end: ContinuousClock.Instant? {
      guard case .everyPlace(let search) = self else { return nil }
      return search.seconds.map { .now + .seconds($0) }
    }
  }

  /// The options of a search for every place.
  struct EveryPlace: Equatable {
    var limits: PlaceSearch.Limits
    var seconds: Int?
    /// The file to write the graph to.
    var graph: String?
    /// The file to write the map to.
    var report: String?
    /// The file to save the map to.
    var savedMap: String?
    /// The file with the map to compare with.
    var against: String?
    /// The folder to write transcripts to that take every line.
    var transcripts: String?
  }

  /// The conditions of the launch. Without a language, the app is explored in every language.
  package var launch: LaunchOptions
  /// The texts to type into each field, by the name of the field.
  var samples: [String: [String]]
  /// The file to write the result to, in the form of JUnit.
  var junit: String?
  /// The file with findings that are right in this app.
  var accepted: String?
  var way: Way
  /// The highest number of processes that make walks at the same time; the number of cores if nil.
  var jobs: Int?

  /// Whether the exploration writes a file.
  var writesFiles: Bool {
    guard case .everyPlace(let search) = way else { return junit != nil }
    let files = [junit, search.graph, search.report, search.savedMap, search.transcripts]
    return files.contains { $0 != nil }
  }

  /// Whether the exploration writes transcripts that take every line.
  var recordsTranscripts: Bool {
    if case .everyPlace(let search) = way { search.transcripts != nil } else { false }
  }

  /// Whether every start is explored in every language, as far as the plan's own limits let it.
  var isWhole: Bool {
    guard case .everyPlace(let search) = way else { return false }
    return launch.settings.isEmpty && launch.language == nil && search.seconds == nil
      && search.limits == PlaceSearch.Limits()
  }
}
