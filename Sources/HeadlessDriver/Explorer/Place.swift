public import HeadlessUI

/// A place that the explorer reached in an app.
public struct Place: Sendable, Codable {
  /// The screen that a person sees.
  public internal(set) var screen: Screen
  /// The attached RIBs, below each root.
  public let ribs: [RIBTree]
  /// Whether something sleeps on the clock, so that `:wait` changes something.
  public var isWaiting: Bool { !sleeps.isEmpty }
  /// Whether an option names a file that the app keeps. Such a file may have had any contents at the start.
  public private(set) var keepsFiles = false
  /// The session's note about the links that wait; nil if no link waits.
  public let waitingLink: String?
  /// What VoiceOver reads here, a line for each element; nil unless a page about the map is asked for.
  var speech: [String]?
  /// The lines that led here from the start.
  var path: [SentLine]
  /// The states of the RIBs, parents first.
  private(set) var states: [RIBState] = []
  /// The sleeps under way, by number: a hash of the place and the line with which each began.
  private(set) var sleeps: [Int: Int] = [:]
  /// The plain tasks that sleep, by number: the names of the RIBs that were attached when each began.
  private(set) var plainTasks: [Int: Set<String>] = [:]

  /// A place of a map has the other parts only in the process that found the place.
  private enum CodingKeys: String, CodingKey { case screen, ribs, waitingLink, speech, path }

  /// What a person did on the way here from the start.
  public var steps: [Move] { path.compactMap(\.move) }

  /// The lines of the steps. Texts typed into secure fields are not hidden here.
  var lines: [String] { path.map(\.text) }

  /// The way here from the start, for a sentence.
  var way: String { path.way }

  /// The state of the first RIB called `rib`, parents first; nil if no such RIB shows a state.
  public func state(_ rib: String) -> RIBState? { states.first { $0.name == rib } }
}

extension [SentLine] {
  /// The lines as a way from the start, for a sentence.
  var way: String {
    isEmpty ? "at the start" : "after \(map(\.recorded).joined(separator: ", "))"
  }
}

extension SentLine {
  /// The text that the line types into a secure field, and the field; nil if there is none. Also nil for a short text, which
  /// could appear anywhere by chance.
  var secret: (text: String, field: String)? {
    guard isSecure, let text = move?.typedText, text.utf8.count >= 4 else { return nil }
    return (text, move?.name?.text ?? "")
  }
}

extension Place {
  /// A coarse key for large apps: the tree, and the elements of the screen without their texts.
  ///
  /// Neighbouring elements whose identifiers differ only after the first word count as one, so a list of a thousand rows has
  /// the key of a list of one row. Of a value, only whether it is empty counts.
  public var outline: String {
    "\(ribs)\n\(isWaiting)\n\(waitingLink != nil)\n\(screen.outline)"
  }
}

extension Screen {
  /// The elements without their texts.
  var outline: String {
    var parts = ["\(covered.count)"]
    for element in allElements {
      let name = element.identifier?.prefix { $0 != " " } ?? ""
      let isEmpty = element.value?.isEmpty ?? true
      let flags = [element.isEnabled, element.isSelected, isEmpty].map { $0 ? "1" : "0" }.joined()
      let part = "\(element.role.rawValue) \(name) \(flags)"
      if name.isEmpty || part != parts.last { parts.append(part) }
    }
    parts.append(alert.map { "? \($0.title)" } ?? "")
    return parts.joined(separator: "\n")
  }
}

// MARK: - Differences

extension Place {
  /// Whether the screen, the tree, the states and the waiting link are the same.
  func isSame(as other: Place) -> Bool { differences(from: other).isEmpty }

  /// The parts that differ from `other`, in words.
  func differences(from other: Place) -> [String] {
    differences(
      ofScreen: !screen.isIdentical(to: other.screen), states: states != other.states, from: other)
  }

  func differences(
    ofScreen screenDiffers: Bool, states statesDiffer: Bool, from other: Place
  ) -> [String] {
    var parts: [String] = []
    if screenDiffers { parts.append("the screen") }
    if ribs != other.ribs { parts.append("the tree") }
    if statesDiffer { parts.append("the states") }
    if !waitingLink.hasSameBytes(as: other.waitingLink) { parts.append("the waiting link") }
    return parts
  }

  /// At most five differences from `other` in a user's words, those of the states last.
  func sentences(aboutDifferencesFrom other: Place) -> [String] {
    let sentences =
      ScreenDifferences(from: other.screen, to: screen).found.map(\.text)
      + (ribs == other.ribs ? [] : ["the RIBs are \(ribs.line)"])
      + changes(from: other).map { "the state \($0) has \($1.text(columns: 100))" }
    return Array(sentences.prefix(5))
  }

  /// The paths of the values that differ between the states of `other` and those here.
  func changedParts(from other: Place) -> [String] {
    changes(from: other).map { $1.path.isEmpty ? $0 : "\($0).\($1.path)" }
  }

  /// The changes between the states of `other` and those here, each with the path of its RIB.
  private func changes(from other: Place) -> [(path: String, change: StateChange)] {
    let others = Dictionary(other.states.map { ($0.path, $0.tree) }) { first, _ in first }
    return states.flatMap { state in
      (others[state.path].map { StateChange.changes(from: $0, to: state.tree) } ?? [])
        .map { (state.path, $0) }
    }
  }
}
