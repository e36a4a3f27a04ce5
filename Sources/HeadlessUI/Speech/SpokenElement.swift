/// What VoiceOver says of one element of a screen.
public struct SpokenElement: Sendable, Hashable, CustomStringConvertible {
  /// What VoiceOver says about the kind and the condition of an element.
  public enum Trait: String, Sendable, Hashable, CaseIterable {
    case alert
    case heading
    case group
    case button
    case backButton = "back button"
    case popUpButton = "pop-up button"
    case switchButton = "switch button"
    case link
    case image
    case adjustable
    case textField = "text field"
    case secureTextField = "secure text field"
    case searchField = "search field"
    case isEditing = "is editing"
    case tab
  }

  /// A further text, which `accessibilityCustomContent` gives.
  public struct Content: Sendable, Hashable {
    public let label: String
    public let value: String
    /// Whether VoiceOver reads it with the element, and not only on request.
    public let isRead: Bool
  }

  public var label: String
  public var value: String?
  public var traits: [Trait] = []
  public var isSelected = false
  public var isDimmed = false
  /// The position among the tabs, such as `1 of 3`.
  public var position: String?
  public var hint: String?
  /// The names of the actions that the rotor offers.
  public var actions: [String] = []
  public var contents: [Content] = []
  /// The words by which Voice Control finds the element in place of its label.
  public var inputLabels: [String] = []

  /// What else is known of the element; VoiceOver does not say it.
  package var facts = Facts()
  /// The words of the traits, in the language of the screen.
  var marks = Marks.english

  package struct Facts: Sendable, Hashable {
    /// Whether the element can be used.
    package var canAct = false
    /// The name of the only picture that names it; nil if something else does.
    package var picture: String?
    /// Whether the name is that of a symbol.
    package var isSymbol = false
    /// The actions that only `swipeActions` or a long press have.
    package var gestures: [String] = []
    /// The actions of its menus and of the rotor.
    package var others: [String] = []
    package var role = Role.text
    package var identifier: String?
  }

  /// The words for what the element is, in the language of the screen.
  package var kindWords: [String] {
    traits.filter { $0 != .isEditing }.map { marks.text($0.rawValue) }
  }

  /// The element in a line: in the order of VoiceOver, then the hint and what the rotor offers.
  public var description: String {
    var parts: [String] = []
    if isSelected { parts.append(marks.text("selected")) }
    if !label.isEmpty { parts.append(label) }
    if let value, !value.isEmpty { parts.append(value) }
    for content in contents where content.isRead { parts.append(content.words) }
    if isDimmed { parts.append(marks.text("dimmed")) }
    parts += traits.map { marks.text($0.rawValue) }
    if let position { parts.append(position) }
    if let hint, !hint.isEmpty { parts.append("\(marks.text("hint")): \(hint)") }
    if !actions.isEmpty { parts.append("\(marks.text("actions")): \(actions.list)") }
    let more = contents.filter { !$0.isRead }.map(\.words)
    if !more.isEmpty { parts.append("\(marks.text("more content")): \(more.list)") }
    return parts.list
  }
}

extension [String] {
  fileprivate var list: String { joined(separator: ", ") }
}

extension SpokenElement.Content {
  fileprivate var words: String { [label, value].filter { !$0.isEmpty }.list }
}
