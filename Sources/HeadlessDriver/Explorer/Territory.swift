import HeadlessUI
import StateBinding

/// The app as one walk meets it: its program, the options of the start and the language, and the plan.
@MainActor
struct Territory {
  let program: Program
  let options: Options
  let plan: ExplorerPlan
  /// Hears each script before its last line is sent, since the line may trap.
  var announce: ([String]) -> Void = { _ in }

  /// The key that is the same for places that count as one.
  ///
  /// Work that sleeps shows nothing of itself, so the key says where it began: a save and a deletion under way look the same.
  func key(of place: Place) -> PlaceKey {
    PlaceKey(
      plan.key?(place) ?? place.identity,
      sleeps: place.sleeps.sorted { $0.key < $1.key }.map(\.value))
  }

  /// The mark of the work that `line` starts at `place`. With a key of the plan, the line alone counts.
  func origin(of line: String, at place: Place) -> UInt64 {
    (plan.key == nil ? key(of: place) : PlaceKey("", sleeps: [])).hash(with: line)
  }

  /// The header of the transcripts of this territory.
  var header: String {
    program.header(
      options, language: options.language ?? "en", width: options.width ?? 80, keepsGoing: false)
  }

  /// The recording of `lines` on a fresh app, with `comment` below its header.
  func record(_ lines: [String], comment: String) async throws(UsageError) -> String {
    let session = try program.makeSession(scriptOptions: options)
    var writer = TranscriptWriter(width: session.style.width, keepsGoing: false)
    var bytes: [UInt8] = []
    writer.begin(
      await session.begin(following: options.url),
      header: "\(header)\n# \(Escaping.line(comment))", to: &bytes)
    for line in lines { writer.append(await session.sendNext(Line(line)), to: &bytes) }
    writer.end(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The text that tells places apart, compared byte by byte, and the beginnings of the work under way.
struct PlaceKey: Hashable {
  private let bytes: [UInt8]
  private let sleeps: [UInt64]

  init(_ text: String, sleeps: [UInt64]) {
    bytes = Array(text.utf8)
    self.sleeps = sleeps
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(sleeps)
  }

  /// A hash of this key and `line` that is the same in every run (FNV-1a).
  func hash(with line: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for sleep in sleeps { hash = (hash ^ sleep) &* 0x100_0000_01B3 }
    return hash
  }
}

extension Place {
  /// Everything that a person and the inspection of the app see here.
  fileprivate var identity: String {
    "\(screen.text(width: 1000))\0\(tree)\0\(states)\0\(waitingLink ?? "")"
  }
}
