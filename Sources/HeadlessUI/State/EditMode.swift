/// Whether the person is editing the lists of a page.
public enum EditMode: Sendable, Hashable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the person is editing the lists of the page. Each page of a stack, each sheet and each hosting controller has
  /// an edit mode of its own, unless the environment around it sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? ownEditMode?.binding }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the lists of the page are being edited.
  var isEditing: Bool { editMode?.shown.isEditing ?? false }
}

private struct EditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

final class EditModeSlot: Slot {
  private let mode = StateCell(EditMode.inactive)

  var binding: Binding<EditMode> {
    Binding(mode)
  }
}

extension Evaluation {
  /// Gives an edit mode to the views that follow. Comes first on a page.
  mutating func beginEditMode() {
    environment.ownEditMode = slot(EditModeSlot())
  }
}
