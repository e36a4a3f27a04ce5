import StateBindingFiles

/// The map of a program that is kept with its tests. Each exploration compares the app with it.
///
/// The map has few places, so that it can be committed, and walked again in seconds. Its first line has the bound.
@MainActor
package struct KeptMap {
  private let program: Program
  /// The file, as messages name it.
  package let file: String
  /// The map in the file; nil if there is no file.
  private let old: SavedMap?

  /// The folder in which a program looks for its map.
  package static let folder = "Tests/Maps"
  /// The highest number of bytes.
  private static let mostBytes = 200_000

  /// The result of walking within the bound.
  package struct Walked {
    package let exploration: Exploration
    package let map: SavedMap
    /// Nil if there is no file, or if a line ended the process of a walk.
    package let comparison: MapComparison?
    /// What the map holds, in one line, and what differs.
    package let report: String
    /// Whether there is a file, and nothing differs for a user.
    package var isSame: Bool { comparison.map { !$0.findsChanges && $0.isComplete } == true }
  }

  /// Reads the map of `program` in `folder`. A file that cannot be read is as none `forUpdate`.
  package init(
    of program: Program, in folder: String = folder, forUpdate: Bool = false
  ) throws(UsageError) {
    self.program = program
    file = "\(folder)/\(program.name).map"
    guard (try? FileStatus(of: file, followsLinks: true)) != nil else {
      old = nil
      return
    }
    let bytes = try explain(cannot: "open \(Quoting.quoted(file))") {
      [file] () throws(SystemError) in try WholeFile.readRegular(file, followsLinks: true)
    }
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    do throws(UsageError) {
      old = try SavedMap(reading: text, named: file)
    } catch {
      guard forUpdate else {
        throw UsageError("\(error); \(program.name) --explore --update writes it again")
      }
      old = nil
    }
  }

  package var isMissing: Bool { old == nil }

  /// Walks within the bound of the file or, `forUpdate`, within the bound of the plan, and compares.
  package func walked(
    forUpdate: Bool = false, on hosts: WalkHosts? = nil,
    onProgress: @escaping (_ done: Int, _ left: Int) -> Void = { _, _ in }
  ) async throws(UsageError) -> Walked {
    let languages = program.languages
    var bound = SavedMap.Bound(
      places: max(1, program.plan.mapPlaces / max(1, program.plan.starts.count)),
      language: languages.contains("en") ? "en" : program.usualLanguage)
    if !forUpdate, let kept = old?.bound { bound = kept }
    while true {
      var request = Request()
      request.task = .explore
      request.launch.language = bound.language
      request.limits.places = bound.places
      let exploration = try await program.explore(request, on: hosts, onProgress: onProgress)
      let map = SavedMap(exploration, within: bound)
      let bytes = forUpdate ? map.text.utf8.count : 0
      if bytes <= Self.mostBytes || bound.places == 1 {
        let comparison =
          exploration.endedEarly ? nil : old.map { MapComparison(of: map, with: $0, named: file) }
        return Walked(
          exploration: exploration, map: map, comparison: comparison,
          report: """
            map: \(Escaping.line(file)) has \(counted(map.placeCount, "place")) of \(counted(map.walks.count, "walk")), at most \(bound.places) each, in \(bound.language)
            \(exploration.endedEarly ? "not compared, because a line ended the app\n" : comparison?.description ?? "")
            """
              + (comparison.map { $0.findsChanges || !$0.isComplete } == true && !forUpdate
                ? "if this is right, write the map: \(command)\n" : ""))
      }
      bound.places = max(1, bound.places * Self.mostBytes / bytes * 9 / 10)
    }
  }

  /// Writes `map`, and makes the folders of the file.
  package func save(_ map: SavedMap) throws(UsageError) {
    try explain(cannot: "make the folder of \(Quoting.quoted(file))") { () throws(SystemError) in
      try makeFolders(above: file)
    }
    try explain(cannot: "write \(Quoting.quoted(file))") { () throws(SystemError) in
      try WholeFile.save(Array(map.text.utf8), to: file)
    }
  }

  /// The command that writes the file.
  package var command: String { "\(program.name) --explore --update" }
}
