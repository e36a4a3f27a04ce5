/// A button that begins and ends editing the lists of its page.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}

extension View {
  /// Keeps the row from being deleted by the button of `onDelete`.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    nodes(findsTabs: true) { node, _ in if isDisabled { node.traits[DeleteDisabledTrait.self] = () }
    }
  }

  /// Keeps the row from being moved by the button of `onMove`.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    nodes(findsTabs: true) { node, _ in if isDisabled { node.traits[MoveDisabledTrait.self] = () } }
  }
}

enum DeleteDisabledTrait: TraitKey { typealias Value = Void }
enum MoveDisabledTrait: TraitKey { typealias Value = Void }
