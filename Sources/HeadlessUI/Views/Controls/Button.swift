/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  /// It destroys something.
  public static let destructive = ButtonRole(role: .destructive)
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(role: .cancel)

  @usableFromInline let role: Element.ButtonRole
}

/// Something to tap.
public struct Button<Label: View>: PrimitiveView {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void
  @usableFromInline let label: Label

  /// Does `action` when it is tapped.
  @inlinable
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Does `action` when it is tapped.
  @inlinable
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Adds the button and, one deeper, what can be used in its label.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    // Asked by its type: a cast would copy it, where the compiler knows it.
    if Label.self == Text.self {
      evaluation.addButton(evaluation.label(label), role: role?.role, action: action)
    } else {
      evaluation.addButton(labelled: label, role: role?.role, action: action)
    }
  }
}

extension Button where Label == Text {
  /// Does `action` when it is tapped.
  @inlinable
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Does `action` when it is tapped.
  @_disfavoredOverload
  @inlinable
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
