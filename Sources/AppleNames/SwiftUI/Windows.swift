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
    let first = windows.first { $0.kind != .settings }?.content(nil)
    // An app with one window cannot open another.
    if windows.count > 1 {
      level(0, first).environment(
        \.windows, WindowActions(open: open, close: close) { open(.settings, nil) })
    } else {
      first
    }
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

@MainActor
private struct WindowActions {
  var open: @MainActor (_ id: String?, _ value: AnyHashable?) -> Void = { _, _ in }
  var close: @MainActor (_ id: String) -> Void = { _ in }
  var openSettings: @MainActor () -> Void = {}
}

/// Opens another window of the app, in front of the one that is shown. The person closes it with `back`.
@MainActor
public struct OpenWindowAction {
  fileprivate let open: @MainActor (_ id: String?, _ value: AnyHashable?) -> Void

  public func callAsFunction(id: String) { open(id, nil) }

  public func callAsFunction(value: some Hashable & Codable) { open(nil, AnyHashable(value)) }

  public func callAsFunction(id: String, value: some Hashable & Codable) {
    open(id, AnyHashable(value))
  }
}

@MainActor
public struct DismissWindowAction {
  fileprivate let close: @MainActor (_ id: String) -> Void

  public func callAsFunction(id: String) { close(id) }
}

@MainActor
public struct OpenSettingsAction {
  fileprivate let open: @MainActor () -> Void

  public func callAsFunction() { open() }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction(open: windows.open) }
  public var dismissWindow: DismissWindowAction { DismissWindowAction(close: windows.close) }
  public var openSettings: OpenSettingsAction { OpenSettingsAction(open: windows.openSettings) }

  fileprivate var windows: WindowActions {
    get { self[WindowsKey.self] }
    set { self[WindowsKey.self] = newValue }
  }
}

private struct WindowsKey: EnvironmentKey {
  static let defaultValue = WindowActions()
}
