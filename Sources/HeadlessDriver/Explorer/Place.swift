public import HeadlessUI

/// A place that the explorer reached in an app.
public struct Place: Sendable {
  /// One thing that a person did on the way to a place. Each line makes one step.
  public enum Step: Sendable, Equatable {
    /// An element was used, such as a button. Its name is the word that the screen prints for it.
    case tap(String)
    /// A text was typed into a field.
    case type(String, into: String)
    /// A question was answered.
    case confirm, cancel
    /// The line began with another verb. Its arguments are those of the line: `["volume"]` for `increase volume`, none for
    /// `back`.
    case verb(String, arguments: [String])
    /// A link was opened.
    case open(String)
    /// Time passed: this duration, or if nil, until nothing slept.
    case wait(Duration?)
    /// The app was ended and launched again, with the files that it had left.
    case restart
  }

  /// The screen that a person sees.
  public let screen: Screen
  /// The attached RIBs, below each root.
  public let ribs: [RIBTree]
  /// Whether something sleeps on the clock, so that `:wait` changes something.
  public var isWaiting: Bool { !sleeps.isEmpty }
  /// The session's note about the links that wait; nil if no link waits.
  public let waitingLink: String?
  /// The lines that led here from the start.
  let path: [SentLine]
  /// The states of the RIBs, parents first.
  let states: [RIBState]
  /// The sleeps under way, by number: a hash of the place and the line with which each began.
  let sleeps: [Int: Int]
  /// The plain tasks that sleep, by number: the names of the RIBs that were attached when each began.
  let plainTasks: [Int: Set<String>]

  /// A line that was sent to the app.
  struct SentLine: Sendable {
    let line: String
    /// The line in a transcript, which hides secrets.
    var recorded: String
    let step: Step
    /// Whether the line types into a secure field.
    var isSecret = false

    /// The text that the line types into a secure field, and the field; nil if there is none. A short text could be anywhere
    /// by chance.
    var secret: (text: String, field: String)? {
      guard isSecret, case .type(let text, let field) = step, text.utf8.count >= 4 else {
        return nil
      }
      return (text, field)
    }
  }

  /// The steps that led here from the start.
  public var steps: [Step] { path.map(\.step) }

  /// The lines of the steps. Texts typed into secure fields are not hidden here.
  var lines: [String] { path.map(\.line) }

  /// The state of the first RIB called `rib`, parents first; nil if no such RIB shows a state.
  public func state(_ rib: String) -> RIBState? { states.first { $0.name == rib } }
}

extension Place.Step {
  /// The step of `line`, which the explorer sends.
  init(_ line: Line) {
    switch line.reading {
    case .verb(let verb):
      self =
        switch verb.word {
        case .tap: .tap(verb.name)
        case .type: .type(verb.text ?? "", into: verb.name)
        case .confirm: .confirm
        case .cancel: .cancel
        default:
          .verb(verb.word.rawValue, arguments: verb.arguments)
        }
    case .command(.open(let url)): self = .open(url)
    case .command(.wait(let duration)): self = .wait(duration)
    case .command(.waitReversed): self = .wait(nil)
    case .command(.restart): self = .restart
    default: self = .tap(line.text)
    }
  }
}

extension Place.Step {
  /// The element that the step uses, as a person names it: `save`, `type id` or `pick size`.
  var element: String {
    switch self {
    case .tap(let name): name
    case .type(_, let field): "type \(field)"
    case .confirm: "confirm"
    case .cancel: "cancel"
    case .verb(let verb, let arguments): ([verb] + arguments.prefix(1)).joined(separator: " ")
    case .open, .wait, .restart: ""
    }
  }
}

extension Place {
  /// A coarse key for large apps: the tree, and the elements of the screen without their texts.
  ///
  /// Neighbouring elements whose identifiers differ only after the first word count as one, so a list of a thousand rows has
  /// the key of a list of one row. Of a value, only whether it is empty counts.
  public var outline: String {
    var parts = ["\(ribs)", "\(isWaiting)", "\(waitingLink != nil)", "\(screen.covered.count)"]
    for element in screen.elements + (screen.alert?.elements ?? []) {
      let name = element.identifier?.prefix { $0 != " " } ?? ""
      let isEmpty = element.value?.isEmpty ?? true
      let flags = [element.isEnabled, element.isSelected, isEmpty].map { $0 ? "1" : "0" }.joined()
      let part = "\(element.role.rawValue) \(name) \(flags)"
      if name.isEmpty || part != parts.last { parts.append(part) }
    }
    parts.append(screen.alert.map { "? \($0.title)" } ?? "")
    return parts.joined(separator: "\n")
  }
}

extension Place: Codable {
  private enum CodingKeys: String, CodingKey { case screen, language, ribs, waitingLink, path }

  /// Decodes a place for a graph, without its states and its sleeps.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    var screen = try values.decode(Screen.self, forKey: .screen)
    screen.language = try values.decode(String.self, forKey: .language)
    self.screen = screen
    ribs = try values.decode([RIBTree].self, forKey: .ribs)
    waitingLink = try values.decodeIfPresent(String.self, forKey: .waitingLink)
    path = try values.decode([SentLine].self, forKey: .path)
    (states, sleeps, plainTasks) = ([], [:], [:])
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(screen, forKey: .screen)
    try values.encode(screen.language, forKey: .language)
    try values.encode(ribs, forKey: .ribs)
    try values.encodeIfPresent(waitingLink, forKey: .waitingLink)
    try values.encode(path, forKey: .path)
  }
}

extension Place.SentLine: Codable {
  private enum CodingKeys: String, CodingKey { case line, recorded, isSecret }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    line = try values.decode(String.self, forKey: .line)
    recorded = try values.decode(String.self, forKey: .recorded)
    step = Place.Step(Line(line))
    isSecret = try values.decode(Bool.self, forKey: .isSecret)
  }
}
