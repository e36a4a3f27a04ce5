/// Whether a view is on a sheet or a page that can be left.
@MainActor
public struct PresentationMode {
  fileprivate let action: DismissAction

  /// Whether there is something to leave.
  public var isPresented: Bool { action.action != nil }

  /// Leaves the sheet or the page.
  public mutating func dismiss() {
    action()
  }
}

extension EnvironmentValues {
  /// What `dismiss` is spelled as in older files.
  public var presentationMode: Binding<PresentationMode> {
    Binding(get: { [dismiss] in PresentationMode(action: dismiss) }, set: { _ in })
  }
}
