public import StateBinding

/// An event of a trace as text, which keeps none of the app's own values.
public struct EventText: Sendable, Hashable, CustomStringConvertible {
  public let kind: TraceEvent.Kind
  /// The name of the RIB to which the event happened.
  public let rib: String
  package let content: Content

  package enum Content: Sendable, Hashable {
    /// The action, the routing method or the parent; empty for some events.
    case text(String)
    /// The first state of a view model.
    case state(StateTree)
    /// The differences of a later state from the one before it.
    case changes([StateChange])
  }

  private init(kind: TraceEvent.Kind, rib: String, content: Content) {
    self.kind = kind
    self.rib = rib
    self.content = content
  }

  /// Describes `event`; nil for a state that equals the one before. Must be called while the event happens, because the comparison
  /// of two states looks at the storage that they share.
  package init?(_ event: TraceEvent) {
    let text: String
    switch event.detail {
    case .none: text = ""
    case .text(let detail): text = detail
    case .action(let action): text = String(stable: action)
    case .state(let old, let new):
      self.init(new, after: old, of: event.rib)
      return
    }
    self.init(kind: event.kind, rib: event.rib, content: .text(text))
  }

  /// Describes that the RIB has the state `new` after the state `old`, which is nil for the first; nil if they are equal.
  init?(_ new: Any, after old: Any?, of rib: String) {
    let changes = old.map { StateChange.changes(from: $0, to: new) }
    if changes?.isEmpty == true { return nil }
    self.init(
      kind: .state, rib: rib,
      content: changes.map { .changes($0) } ?? .state(StateTree(reading: new)))
  }

  /// The action, the state or its changes, the routing method or the parent; empty for the other events.
  public var detail: String {
    switch content {
    case .text(let text): text
    case .state(let tree): tree.text(isNested: true, head: StateLayout.trace.head ?? .max)
    case .changes(let changes): changes.map(\.description).joined(separator: "; ")
    }
  }

  /// The kind, the RIB and the detail. A first state has a line for each field, a later state a line for each change.
  public var description: String { lines.joined(separator: "\n") }

  /// The description as lines of at most 98 columns, except for long actions.
  package var lines: [String] {
    let start = "\(kind.rawValue) \(rib)"
    let layout = StateLayout.trace
    switch content {
    case .text(""): return [start]
    case .text(let text): return ["\(start) \(text)"]
    case .state(let tree):
      let line = "\(start) \(tree.text(isNested: true, head: layout.head ?? .max))"
      return layout.fits(line) ? [line] : tree.lines(below: start, layout)
    case .changes(let changes):
      if let only = changes.first, changes.count == 1, layout.fits("\(start)  \(only)") {
        return ["\(start)  \(only)"]
      }
      return [start] + changes.map { "  \($0.text(columns: layout.width - 2))" }
    }
  }

  /// The event, with `change` applied to each text of the app's values.
  func mapTexts(_ change: (String) -> String) -> EventText {
    let content: Content =
      switch content {
      case .text(let text): .text(change(text))
      case .state(let tree): .state(tree.mapTexts(change))
      case .changes(let changes): .changes(changes.map { $0.mapTexts(change) })
      }
    return EventText(kind: kind, rib: rib, content: content)
  }
}

extension Trace {
  /// Calls `onEvent` with each event as text, until the result is disposed. A state that equals the one before is no event.
  func observeTexts(_ onEvent: @escaping (EventText) -> Void) -> any Disposable {
    observe { event in
      if let text = EventText(event) { onEvent(text) }
    }
  }
}

extension StateLayout {
  /// The layout of trace lines, which have `* ` in front.
  fileprivate static let trace = StateLayout(width: 98)
}
