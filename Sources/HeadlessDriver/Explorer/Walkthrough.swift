import HeadlessUI

/// A transcript that the explorer writes for a person to check.
@MainActor
struct Walkthrough {
  private let session: Session
  private var response: Response
  private var writer: TranscriptWriter
  private var bytes: [UInt8] = []

  /// Launches the program of `territory` and records its first screen, with `comment` below the header.
  init(in territory: Territory, comment: String) async throws(UsageError) {
    let (program, options) = (territory.program, territory.options)
    session = try program.makeSession(scriptOptions: options)
    writer = TranscriptWriter(width: session.style.width, keepsGoing: false)
    let opening = await session.begin(following: options.url)
    response = opening.answer
    writer.begin(
      opening, header: "\(territory.header)\n# \(Escaping.line(comment))", to: &bytes)
  }

  /// Sends `line` and records its answer.
  mutating func send(_ line: String) async {
    response = await session.sendNext(Line(line))
    writer.append(response, to: &bytes)
  }

  /// The place where the recording stands.
  var place: Place {
    get async { await session.place(after: response, path: []) }
  }

  /// Whether `line` is a command, or is among the lines that work now.
  func accepts(_ line: String) -> Bool {
    line.hasPrefix(":") || line.hasPrefix("type ") || session.actions.contains(line)
  }

  /// Whether the last line was refused.
  var hasFailed: Bool { response.error != nil }

  /// Whether an alert with a button for `cancel` is up.
  var isAtAlert: Bool { response.screen.alert?.cancelIndex != nil }

  /// The recording so far, as a transcript that ends here.
  func ended() -> String {
    var (writer, bytes) = (writer, bytes)
    writer.end(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Territory {
  /// The header of the transcripts of this territory.
  var header: String {
    program.header(
      options, language: options.language ?? "en", width: options.width ?? 80, keepsGoing: false)
  }

  /// The recording of `lines`.
  func record(_ lines: [String], comment: String) async throws(UsageError) -> String {
    var recording = try await Walkthrough(in: self, comment: comment)
    for line in lines { await recording.send(line) }
    return recording.ended()
  }
}
