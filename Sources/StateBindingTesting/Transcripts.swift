import Foundation
public import HeadlessDriver
public import Testing

/// A transcript beside the tests, as the argument of a test.
public struct TranscriptFile: Sendable, Hashable, CustomTestStringConvertible {
  public let path: String
  /// The path within its folder, without the suffix `.transcript`.
  public let name: String

  /// The name, which reports of tests show.
  public var testDescription: String { name }

  /// Replays the transcript on a newly launched app of `program`, and compares the answers. A difference is an issue, and so
  /// is a diagnostic. The issue of a difference has attachments: the difference, a transcript with the new answers, and the run as
  /// a page.
  ///
  /// With the environment variable `RECORD_TRANSCRIPTS` set to `1`, and `CI` not set, a transcript that differs is updated
  /// instead.
  @MainActor
  public func check(
    _ program: Program, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await check(
      program, environment: ProcessInfo.processInfo.environment, sourceLocation: sourceLocation)
  }

  /// Checks the transcript as `check(_:sourceLocation:)` does. If there is no file, `new` is the transcript.
  @MainActor
  func check(
    _ program: Program, new: String? = nil, environment: [String: String],
    sourceLocation: SourceLocation
  ) async {
    do {
      let isNew = new != nil && !FileManager.default.fileExists(atPath: path)
      let check =
        if let new, isNew {
          await program.check(Array(new.utf8), named: path)
        } else {
          try await program.check(file: path)
        }
      for (line, diagnostic) in check.warnings {
        Issue.record("\(path):\(line): \(diagnostic)", sourceLocation: sourceLocation)
      }
      if check.passed { return }
      let isRecording = environment.recordsTranscripts
      if isRecording, check.isUpdatable {
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try Data(check.updated).write(to: URL(filePath: path), options: .atomic)
      }
      let remedy =
        check.isUpdatable
        ? "\nif this is right, run the test with RECORD_TRANSCRIPTS=1 to record it" : ""
      let files = await attachments(of: check, program, at: sourceLocation)
      Issue.record("\(check)\(files)\(remedy)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(path): \(error)", sourceLocation: sourceLocation)
    }
  }

  /// Attaches what shows why `check` failed, and returns a sentence with the names of the files.
  @MainActor
  private func attachments(
    of check: TranscriptCheck, _ program: Program, at location: SourceLocation
  ) async -> String {
    var files = FailureFiles(at: location)
    guard let page = await program.page(of: check) else { return "" }
    files.attach("\(check)", named: "\(name).diff")
    files.attach(check.updated, named: "\(name).transcript")
    files.attach(page, named: "\(name).html")
    return files.sentence
  }
}

extension Preview: CustomTestStringConvertible {
  /// The identifier, which reports of tests show.
  public var testDescription: String { identifier }

  /// Compares the first screen in each language with a transcript in `folder`, a path beside the file of the test. A difference is
  /// an issue, and so is a diagnostic.
  ///
  /// With the environment variable `RECORD_TRANSCRIPTS` set to `1`, and `CI` not set, the transcripts are written instead.
  @MainActor
  public func check(
    in folder: String, besides test: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await check(
      in: URL(filePath: test).deletingLastPathComponent().appending(path: folder),
      environment: ProcessInfo.processInfo.environment, sourceLocation: sourceLocation)
  }

  @MainActor
  func check(
    in folder: URL, environment: [String: String], sourceLocation: SourceLocation
  ) async {
    let program = program
    for language in program.languages {
      let name = "\(identifier).\(language)"
      await TranscriptFile(path: folder.appending(path: "\(name).transcript").path, name: name)
        .check(
          program, new: emptyTranscript(of: program, in: language), environment: environment,
          sourceLocation: sourceLocation)
    }
  }
}

extension Transcript {
  /// The transcripts below `folder`, a path beside the file of the test, in the order of their bytes. Throws if there are none.
  public static func files(
    in folder: String, besides test: String = #filePath
  ) throws -> [TranscriptFile] {
    let folder = URL(filePath: test).deletingLastPathComponent().appending(path: folder).path
    let files = try files(below: folder)
    if files.isEmpty { throw NoTranscripts(folder: folder) }
    return files.map { path in
      TranscriptFile(
        path: path,
        name: String(path.dropFirst(folder.count + 1).dropLast(".transcript".count)))
    }
  }
}

/// The error for a folder without transcripts.
struct NoTranscripts: Error, CustomStringConvertible {
  let folder: String

  var description: String { "\(folder) has no transcripts; record one with --echo" }
}
