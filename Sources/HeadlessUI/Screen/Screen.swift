/// A screen as a person sees it: a plain value that knows no view.
public struct Screen: Sendable, Hashable {
  public var title: String
  /// The elements, containers before their content.
  public var elements: [Element]
  /// The alert that has to be answered first, or nil.
  public var alert: Alert?
  /// The screens beneath a sheet, the lowest first.
  public var covered: [Screen]
  /// Whether the person can refresh the screen.
  public var canRefresh: Bool
  /// The words that the text of the screen adds, such as `(empty)`. JSON leaves them out.
  package var marks = Marks.english

  public init(
    title: String = "", elements: [Element] = [], alert: Alert? = nil, covered: [Screen] = [],
    canRefresh: Bool = false
  ) {
    self.title = title
    self.elements = elements
    self.alert = alert
    self.covered = covered
    self.canRefresh = canRefresh
  }

  /// Whether `other` is equal byte for byte; `==` also accepts other bytes for the same characters.
  package func isIdentical(to other: Screen) -> Bool {
    title.hasSameBytes(as: other.title) && elements.isIdentical(to: other.elements)
      && canRefresh == other.canRefresh && alert?.role == other.alert?.role
      && (alert?.title).hasSameBytes(as: other.alert?.title)
      && (alert?.message).hasSameBytes(as: other.alert?.message)
      && (alert?.elements ?? []).isIdentical(to: other.alert?.elements ?? [])
      && covered.count == other.covered.count
      && zip(covered, other.covered).allSatisfy { $0.isIdentical(to: $1) }
  }

  /// The elements that can be used now: the alert's if there is one, else the screen's.
  public var reachable: [Element] { alert?.elements ?? elements }

  /// The elements that can act, in order: those with the numbers 1, 2, 3 … on a terminal.
  public var actionable: [Element] { reachable.filter(\.isReached) }

  /// The element with `number` beside it on a terminal.
  public func element(numbered number: Int) -> Element? {
    let actionable = actionable
    return actionable.indices.contains(number - 1) ? actionable[number - 1] : nil
  }
}

extension [Element] {
  /// The indices of the options of the picker at `index`.
  package func options(ofPickerAt index: Int) -> Range<Int> {
    var end = index + 1
    while end < count, self[end].role == .option, self[end].depth > self[index].depth { end += 1 }
    return index + 1..<end
  }

  /// Whether the picker at `index` has so many options that the text of the screen leaves them out.
  package func hidesOptions(ofPickerAt index: Int) -> Bool { options(ofPickerAt: index).count > 5 }
}

extension Screen {
  /// An alert or a dialog, which has to be answered before anything else.
  public struct Alert: Sendable, Hashable, Codable {
    /// `alert` or `dialog`.
    public var role: Role
    /// The question or the statement.
    public var title: String
    /// Further text, or nil.
    public var message: String?
    /// The buttons, and the fields to fill in first.
    public var elements: [Element]

    /// An alert with `elements` to answer it by.
    public init(role: Role = .alert, title: String, message: String? = nil, elements: [Element]) {
      self.role = role
      self.title = title
      self.message = message
      self.elements = elements
    }

    /// The elements that answer it.
    public var buttons: [Element] { elements.filter { Self.isButton($0.role) } }

    /// The index of the button that `confirm` presses: the only one without the cancel role.
    public var confirmIndex: Int? {
      onlyIndex { Self.isButton($0) && $1 != .cancel }
    }

    /// The index of the button that `cancel` presses: the only one with the cancel role, or the only one at all unless that is
    /// destructive.
    public var cancelIndex: Int? {
      let hasCancel = elements.indices.contains {
        Self.isButton(elements[$0].role) && elements[$0].buttonRole == .cancel
      }
      let index = onlyIndex { Self.isButton($0) && (!hasCancel || $1 == .cancel) }
      return index.flatMap { elements[$0].buttonRole == .destructive ? nil : $0 }
    }

    /// Whether its only button is destructive, so that nothing leaves the alert as it was.
    package var onlyDestroys: Bool { buttons.count == 1 && buttons[0].buttonRole == .destructive }

    /// Whether a tap on an element of an alert with the role `role` answers the alert.
    package static func isButton(_ role: Role) -> Bool {
      role == .button || role == .link
    }

    /// The index of the only element whose roles `isMeant` accepts; nil if there are none or several.
    private func onlyIndex(where isMeant: (Role, Element.ButtonRole?) -> Bool) -> Int? {
      var only: Int?
      for index in elements.indices where isMeant(elements[index].role, elements[index].buttonRole)
      {
        if only != nil { return nil }
        only = index
      }
      return only
    }
  }
}

extension Screen: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, elements, alert, covered, canRefresh
  }

  /// Reads what `json()` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      title: try values.decode(String.self, forKey: .title),
      elements: try values.decode([Element].self, forKey: .elements),
      alert: try values.decodeIfPresent(Alert.self, forKey: .alert),
      covered: try values.decodeIfPresent([Screen].self, forKey: .covered) ?? [],
      canRefresh: try values.decodeIfPresent(Bool.self, forKey: .canRefresh) ?? false)
  }
}
