public import HeadlessUI

/// A window that was opened in front of the others.
private struct OpenedWindow: Identifiable {
  let id: Int
  let kind: SceneWindow.Kind
  let value: AnyHashable?
}

/// The first window of an app, with the opened windows in front of it as sheets.
struct WindowsView: View {
  let windows: [SceneWindow]
  @State private var opened: [OpenedWindow] = []
  @State private var count = 0

  var body: some View {
    level(0, windows.first { $0.kind != .settings }?.content(nil))
      .environment(\.openWindow, OpenWindowAction(open: open))
      .environment(\.dismissWindow, DismissWindowAction(close: close))
      .environment(\.openSettings, OpenSettingsAction { open(.settings, nil) })
  }

  /// The window with `number` windows below it, and those in front of it.
  private func level(_ number: Int, _ content: AnyView?) -> AnyView {
    AnyView(
      content.sheet(item: window(number)) { next in
        level(number + 1, windows.first { $0.kind == next.kind }?.content(next.value))
      })
  }

  private func window(_ number: Int) -> Binding<OpenedWindow?> {
    Binding {
      opened.indices.contains(number) ? opened[number] : nil
    } set: { new in
      if new == nil, opened.indices.contains(number) { opened.removeSubrange(number...) }
    }
  }

  private func open(_ kind: SceneWindow.Kind, _ value: AnyHashable?) {
    guard windows.contains(where: { $0.kind == kind }) else { return }
    if let number = opened.firstIndex(where: { $0.kind == kind && $0.value == value }) {
      return opened.removeSubrange((number + 1)...)
    }
    count += 1
    opened.append(OpenedWindow(id: count, kind: kind, value: value))
  }

  private func open(_ id: String?, _ value: AnyHashable?) {
    let kind = windows.first { window in
      switch (window.kind, value) {
      case (.window(let own), nil): own == id
      case (.value(let own, let type), let value?):
        (id == nil || own == id) && type == ObjectIdentifier(Swift.type(of: value.base))
      case (.value(let own, _), nil): id != nil && own == id
      case (.window, _?), (.settings, _): false
      }
    }?.kind
    if let kind { open(kind, value) }
  }

  private func close(_ id: String) {
    opened.removeAll { window in
      switch window.kind {
      case .window(let own), .value(let own, _): own == id
      case .settings: false
      }
    }
  }
}

/// Opens another window of the app, in front of the one that is shown. The person closes it with `back`.
@MainActor
public struct OpenWindowAction {
  fileprivate var open: @MainActor (_ id: String?, _ value: AnyHashable?) -> Void = { _, _ in }

  public func callAsFunction(id: String) { open(id, nil) }

  public func callAsFunction(value: some Hashable & Codable) { open(nil, AnyHashable(value)) }

  public func callAsFunction(id: String, value: some Hashable & Codable) {
    open(id, AnyHashable(value))
  }
}

/// Closes an opened window.
@MainActor
public struct DismissWindowAction {
  fileprivate var close: @MainActor (_ id: String) -> Void = { _ in }

  public func callAsFunction(id: String) { close(id) }
}

/// Opens the settings of the app.
@MainActor
public struct OpenSettingsAction {
  fileprivate var open: @MainActor () -> Void = {}

  public func callAsFunction() { open() }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  public var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  public var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }

  public var supportsMultipleWindows: Bool { true }
}

private struct OpenWindowKey: EnvironmentKey {
  static let defaultValue = OpenWindowAction()
}

private struct DismissWindowKey: EnvironmentKey {
  static let defaultValue = DismissWindowAction()
}

private struct OpenSettingsKey: EnvironmentKey {
  static let defaultValue = OpenSettingsAction()
}
