/// Whether the person is editing the lists of a page.
public enum EditMode: Sendable, Hashable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

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

extension EnvironmentValues {
  /// Whether the person is editing the lists of the page. Each page of a stack, each sheet and each hosting controller has
  /// an edit mode of its own, unless the environment around it sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? ownEditMode?.binding }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the lists of the page are being edited.
  var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}

private struct EditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

/// The edit mode of a page.
final class EditModeSlot: Slot {
  private let mode = StateCell(EditMode.inactive)

  var binding: Binding<EditMode> {
    Binding(get: { [mode] in mode.value }, set: { [mode] in mode.value = $0 })
  }
}

extension Evaluation {
  /// Gives an edit mode to the views that follow. Comes first on a page.
  mutating func beginEditMode() {
    environment.ownEditMode = slot(EditModeSlot())
  }
}

extension View {
  /// Keeps the row from being deleted by the button of `onDelete`.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait(DeleteDisabledTrait.self) { known, _ in isDisabled ? () : known }
  }

  /// Keeps the row from being moved by the button of `onMove`.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    trait(MoveDisabledTrait.self) { known, _ in isDisabled ? () : known }
  }
}

enum DeleteDisabledTrait: TraitKey { typealias Value = Void }
enum MoveDisabledTrait: TraitKey { typealias Value = Void }
