/// Which rows of a list are chosen, by their tags or their ids.
@MainActor
struct ListSelection {
  /// Whether the row is chosen; nil where a tag is none that can be.
  let isChosen: @MainActor (AnyHashable) -> Bool?
  let choose: @MainActor (AnyHashable) -> Void

  /// One row, or none.
  init<Value: Hashable>(_ value: Binding<Value?>) {
    isChosen = { tag in (tag.base as? Value).map { $0 == value.wrappedValue } }
    choose = { tag in value.wrappedValue = tag.base as? Value }
  }

  /// Any rows: a chosen one is given up when it is tapped again.
  init<Value: Hashable>(_ values: Binding<Set<Value>>) {
    isChosen = { tag in (tag.base as? Value).map { values.wrappedValue.contains($0) } }
    choose = { tag in
      guard let value = tag.base as? Value else { return }
      values.wrappedValue.formSymmetricDifference([value])
    }
  }
}

/// The selection of the list that the view is in.
private struct ListSelectionKey: EnvironmentKey {
  static let defaultValue: ListSelection? = nil
}

extension Evaluation {
  /// Evaluates rows, which can be chosen where there is a selection.
  mutating func rows(
    chosenBy selection: ListSelection?, _ content: (inout Evaluation) -> Void
  ) {
    inside(rows: true) { evaluation in
      evaluation.layout.choosesRows = selection != nil
      guard let selection else { return content(&evaluation) }
      evaluation.with({ $0[ListSelectionKey.self] = selection }) { content(&$0) }
    }
  }

  /// Makes a button that chooses it of the row from `start` on, unless it can be used otherwise.
  mutating func becomeChoice(from start: Int, _ tag: AnyHashable) {
    guard let selection = environment[ListSelectionKey.self],
      let isChosen = selection.isChosen(tag)
    else { return }
    if becomeControl(from: start, .button, .activate { selection.choose(tag) }) {
      page.elements[start].isSelected = isChosen
    }
  }
}
