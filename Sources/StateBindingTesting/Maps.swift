import Foundation
public import HeadlessDriver
public import Testing

extension Program {
  /// Explores the app within the bound of its map, which stands in `Maps` next to the file of the test or next to a folder above
  /// it. What differs for a user is an issue, with the new map and a page of the differences attached.
  ///
  /// With the environment variable `RECORD_TRANSCRIPTS` set to `1`, and `CI` not set, the map is written instead.
  public func checkMap(
    besides test: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let own = URL(filePath: test).deletingLastPathComponent()
    func has(_ name: String, _ folder: URL) -> Bool {
      FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }
    var folder = own
    while !has("Maps/\(name).map", folder), folder.lastPathComponent != "Tests" {
      // Above the package is nothing of it.
      if has("Package.swift", folder) || folder.path == "/" {
        folder = own
        break
      }
      folder = folder.deletingLastPathComponent()
    }
    await checkMap(
      in: folder.appending(path: "Maps").path, environment: ProcessInfo.processInfo.environment,
      sourceLocation: sourceLocation)
  }

  func checkMap(
    in folder: String, environment: [String: String], sourceLocation: SourceLocation
  ) async {
    do {
      let records = environment.recordsTranscripts
      let kept = try KeptMap(of: self, in: folder, forUpdate: records)
      let walked = try await kept.walked(forUpdate: records)
      if records { return try kept.save(walked.map) }
      let remedy = "run \(kept.command), or the test with RECORD_TRANSCRIPTS=1"
      guard let comparison = walked.comparison else {
        Issue.record("there is no \(kept.file); \(remedy)", sourceLocation: sourceLocation)
        return
      }
      if walked.isSame { return }
      var files = FailureFiles(at: sourceLocation)
      files.attach(walked.map.text, named: "\(name).map")
      files.attach(
        walked.exploration.map(named: name, against: comparison), named: "\(name).html")
      Issue.record(
        "\(comparison.description)\(files.sentence)\nif this is right, \(remedy)",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }
}
