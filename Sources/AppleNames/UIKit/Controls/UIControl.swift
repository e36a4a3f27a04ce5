public import Foundation
public import HeadlessUI

/// A view that runs actions when a person uses it.
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public enum ContentHorizontalAlignment: Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Sendable { case center, top, bottom, fill }

  open var isEnabled = true, isSelected = false, isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private final var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Runs `action` at `events`. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
    if let identifier = action.identifier { removeAction(identifiedBy: identifier, for: events) }
    actions.append((action, events))
  }

  open func removeAction(_ action: UIAction, for events: Event) {
    remove(events) { $0 === action }
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { $0.identifier == identifier }
  }

  private func remove(_ events: Event, where isMeant: (UIAction) -> Bool) {
    for index in actions.indices where isMeant(actions[index].action) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs the actions for `events`, in the order in which they were added.
  open func sendActions(for events: Event) {
    for (action, own) in actions where !own.isDisjoint(with: events) { sendAction(action) }
  }

  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.perform()
  }

  /// Whether an action is registered for one of `events`.
  final func hasActions(for events: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Sends the events of a tap.
  final func sendTap() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  override var isControl: Bool { true }

  /// A control that a team writes itself is a button, named by the texts in it, if it hears of taps.
  override func addContent(in evaluation: inout Evaluation) {
    let node = Node(children: evaluation.nodes { addParts(in: &$0) })
    if hasActions(for: [.touchUpInside, .touchDown, .primaryActionTriggered]) {
      becomeButton(node)
    }
    evaluation.add(node)
  }

  /// Turns `node` into a button that sends the events of a tap.
  final func becomeButton(_ node: Node) {
    node.nameAfterPictures(of: self)
    let tap = Handler.activate { [weak self] in self?.sendTap() }
    guard node.becomeControl(.button, isEnabled: isEnabled, tap) || node.isEmpty else { return }
    let known = node.element
    node.element = element(
      .button, known?.label ?? "", value: known?.value, isEnabled: isEnabled,
      isSelected: isSelected)
    node.element?.identifier = accessibilityIdentifier ?? known?.identifier
    node.handler = tap
  }
}
