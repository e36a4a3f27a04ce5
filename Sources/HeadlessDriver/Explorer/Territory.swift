import HeadlessUI
import StateBinding

/// The app that a walk explores: the program, the options of the start and the language, and the plan.
@MainActor
struct Territory {
  let program: Program
  let options: Options
  let plan: ExplorerPlan
  /// Called with each script before its last line is sent, because that line may trap. If the last line types a secret, the
  /// secret is hidden.
  var announce: ([String]) -> Void = { _ in }

  /// The key of `place`. Places with the same key count as one.
  ///
  /// The key says where sleeping work began, because a save and a deletion under way may look the same. If the plan has a key,
  /// only the sleep that began last counts. Otherwise, a large app has a place for each combination of requests under way.
  func key(of place: Place) -> PlaceKey {
    let sleeps = place.sleeps.sorted { $0.key < $1.key }.map(\.value)
    return PlaceKey(
      plan.key?(place) ?? place.identity, sleeps: plan.key == nil ? sleeps : sleeps.suffix(1))
  }

  /// Identifies the work that `line` starts at `place`. If the plan has a key, only the line counts.
  ///
  /// Earlier sleeps don't count. If they did, a line that starts its work again would lead to a new place each time.
  func origin(of line: String, at place: Place) -> UInt64 {
    // FNV-1a, because a `Hasher` gives other numbers in each run.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in [plan.key == nil ? place.identity : "", line] {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return hash
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

/// Tells places apart by 128 bits: two hashes of a text, byte by byte, and of the lines that started the sleeping work.
///
/// The text itself would take kilobytes for each place. That any two of a million places have the same key has a probability
/// of about 1 to 10^27.
struct PlaceKey: Hashable {
  private let first: Int
  private let second: Int

  init(_ text: String, sleeps: [UInt64]) {
    var text = text
    func hash(_ seed: Int) -> Int {
      var hasher = Hasher()
      // Hashes of different beginnings are independent of each other.
      hasher.combine(seed)
      hasher.combine(sleeps)
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      return hasher.finalize()
    }
    first = hash(1)
    second = hash(2)
  }
}

extension Place {
  /// The screen, the tree, the states and the waiting link.
  fileprivate var identity: String {
    "\(screen.text(width: 1000))\0\(tree)\0\(states)\0\(waitingLink ?? "")"
  }
}
