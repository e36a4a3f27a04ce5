import HeadlessUI
import StateBinding

/// The app under exploration: launched with the options of one start, in one language.
@MainActor
struct ExploredApp {
  /// The language and the options of the start, for the lines that a person reads.
  let name: String
  let language: String
  let plan: ExplorerPlan
  /// The file and line of the preview that every copy shows; nil if a copy shows the whole app.
  let preview: String?
  let makeHeader: (_ keepsGoing: Bool, _ allowsUnfinishedWork: Bool) -> String
  /// The conditions of the launch that the header does not have, such as the link of `--open`.
  var conditionsOutsideHeader: [String]
  /// Whether the app keeps files. Each copy of the app has its own files, and finds them again after `:restart`.
  let keepsFiles: Bool
  /// Whether each place keeps what VoiceOver reads there.
  let notesSpeech: Bool
  /// The link that every copy follows first.
  let url: String?
  /// The lines that have ended the process.
  let avoided: [AvoidedLine]
  /// Called with each script before its last line is sent, because that line may trap. Typed secrets are hidden there.
  let onWillSend: (_ lines: [String]) -> Void
  /// Called with each requested action before its interactor handles it, if the plan names RIBs.
  let onAction: (String) -> Void
  /// Whether a person has asked the exploration to end, or nobody waits for it any more.
  let isInterrupted: () -> Bool
  /// Makes a session of a new copy. If the session `isTraced`, its responses have the events.
  let makeSession: (_ isTraced: Bool) throws(UsageError) -> Session
  /// The keys of the translations that any copy has asked for.
  let askedKeys = AskedKeys()

  /// The header of a transcript that may go on after a refused line, or may end while work sleeps.
  func header(keepsGoing: Bool = false, allowsUnfinishedWork: Bool = false) -> String {
    makeHeader(keepsGoing, allowsUnfinishedWork)
  }

  /// Launches a new copy.
  func launch(isTraced: Bool = false) throws(UsageError) -> Session {
    let session = try makeSession(isTraced)
    session.noteTranslations(in: askedKeys)
    session.looksForAllLeaks = true
    return session
  }

  /// The key of `place`. Places with the same key count as one.
  ///
  /// The key says where sleeping work began, because a save and a deletion under way may look the same. If the plan has a key,
  /// only the sleep that began last counts. Otherwise a large app would have one place for each combination of requests under
  /// way.
  func key(of place: Place) -> PlaceKey {
    let sleeps = place.sleeps.sorted { $0.key < $1.key }.map(\.value)
    guard let key = plan.key else { return PlaceKey(picture: place.digest, sleeps: sleeps) }
    return PlaceKey(picture: Digest([key(place)] + place.secrets), sleeps: sleeps.suffix(1))
  }

  func avoids(_ move: Move, at place: Place) -> Bool {
    if avoided.isEmpty { return false }
    let line = move.line(on: UsableScreen(place.screen))
    return avoided.contains {
      $0.line == line && ($0.way == nil || $0.way == place.path.map(\.recorded))
    }
  }

  /// Identifies the work that `move` starts at `place`. If the plan has a key, only the move counts.
  ///
  /// Earlier sleeps don't count. If they did, a move that starts its work again would lead to a new place each time.
  func origin(of move: Move, at place: Place) -> Int {
    var hasher = Hasher()
    hasher.combine(move)
    if plan.key == nil { hasher.combine(place.digest) }
    return hasher.finalize()
  }

  /// The recording of `lines` on a new copy, with `comment` below its header. If it `keepsGoing`, a refused line does not end the
  /// recording. If a question is open at the end, the recording leaves it with `:quit`, because an open question counts as an
  /// error.
  func record(
    _ lines: [String], comment: String, keepsGoing: Bool = false
  ) async throws(UsageError) -> String {
    onWillSend([])
    let session = try launch()
    var sent: [String] = []
    session.onWillSend = { line in
      sent.append(line.recorded)
      onWillSend(sent)
    }
    // A `Recording` would leave out the lines before `:goto 0`.
    var writer = TranscriptWriter(width: session.style.width, keepsGoing: keepsGoing)
    var bytes: [UInt8] = []
    writer.begin(await session.begin(following: url), to: &bytes)
    var last: Response?
    var isRefused = false
    for line in lines {
      let response = await session.sendNext(line)
      writer.append(response, to: &bytes)
      last = response
      if response.error != nil { isRefused = true }
    }
    if let last, last.error == nil || keepsGoing, last.screen.alert != nil {
      writer.append(await session.take(.session(.quit)), to: &bytes)
    }
    writer.end(to: &bytes)
    return """
      \(header(keepsGoing: keepsGoing && isRefused, allowsUnfinishedWork: session.hasUnfinishedWork))
      # \(Escaping.line(comment))
      \(String(decoding: bytes, as: UTF8.self))
      """
  }
}

extension Place {
  /// The texts in the secure fields of the screen, which shows them all in the same way.
  fileprivate var secrets: [String] {
    screen.reachable.filter { $0.role == .secureField && $0.value?.isEmpty == false }.map { field in
      steps.last { $0.name?.text == field.address && $0.typedText != nil }?.typedText ?? ""
    }
  }

  /// Differs between places with different screens, texts in secure fields, trees, states or waiting links.
  fileprivate var digest: Digest {
    Digest(
      [screen.text(width: 1000), waitingLink ?? ""] + secrets + ribs.map(\.description)
        + states.flatMap { [$0.path, $0.tree.text()] })
  }
}

/// The key of a place: a digest of the place, and the work that sleeps there. Places with equal keys count as one.
struct PlaceKey: Hashable {
  let picture: Digest
  let sleeps: [Int]
}

/// Tells lists of texts apart by two hashes of their bytes, 128 bits in all.
///
/// The texts themselves would take kilobytes for each place. The probability that two of a million lists have the same digest
/// is about 1 in 10^27.
struct Digest: Hashable, Sendable {
  private let first: Int
  private let second: Int

  init(_ texts: [String]) {
    // The two hashes begin differently, so they are independent.
    var (one, other) = (Hasher(), Hasher())
    other.combine(0)
    for var text in texts {
      text.withUTF8 { bytes in
        let bytes = UnsafeRawBufferPointer(bytes)
        // The length separates the texts.
        one.combine(bytes.count)
        one.combine(bytes: bytes)
        other.combine(bytes.count)
        other.combine(bytes: bytes)
      }
    }
    first = one.finalize()
    second = other.finalize()
  }
}
