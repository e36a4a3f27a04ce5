/// A part of an app that has windows, as in SwiftUI. The first window is shown; ``OpenWindowAction`` opens others.
@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// Adds the windows of the scene: those of its body, unless the scene is one of SwiftUI's.
  func addWindows(to list: inout SceneList)
}

extension Scene {
  public func addWindows(to list: inout SceneList) { body.addWindows(to: &list) }
}

/// The windows that the scenes of an app can show.
@MainActor
public struct SceneList {
  var windows: [SceneWindow] = []
}

@MainActor
struct SceneWindow {
  enum Kind: Equatable {
    case window(id: String?)
    /// A window for values of this type.
    case value(id: String?, type: ObjectIdentifier)
    case settings
  }

  let kind: Kind
  /// The content of a window that was opened with a value, or without one.
  var content: @MainActor (AnyHashable?) -> AnyView
}

extension Never: Scene {}

/// A scene that SwiftUI brings.
@MainActor
public protocol SystemScene: Scene where Body == Never {}

extension SystemScene {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it adds its windows itself")
  }
}

@MainActor
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<each Part: Scene>(_ part: repeat each Part) -> SceneParts<
    repeat each Part
  > {
    SceneParts(parts: (repeat each part))
  }

  public static func buildOptional(_ part: (some Scene)?) -> some Scene {
    OptionalScene(scene: part)
  }
}

/// Several scenes of one body.
public struct SceneParts<each Part: Scene>: SystemScene {
  let parts: (repeat each Part)

  public func addWindows(to list: inout SceneList) {
    for part in repeat each parts { part.addWindows(to: &list) }
  }
}

private struct OptionalScene<Content: Scene>: SystemScene {
  let scene: Content?

  func addWindows(to list: inout SceneList) { scene?.addWindows(to: &list) }
}

/// Windows with the same content.
public struct WindowGroup<Content: View>: SystemScene {
  private let window: SceneWindow

  public init(id: String? = nil, @ViewBuilder content: @escaping @MainActor () -> Content) {
    window = SceneWindow(kind: .window(id: id)) { _ in AnyView(content()) }
  }

  public init(
    _ title: LocalizedStringKey, id: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    window = SceneWindow(kind: .window(id: id)) { _ in AnyView(content().navigationTitle(title)) }
  }

  /// Windows that ``OpenWindowAction`` opens with a value of `type`.
  public init<Value: Hashable & Codable, Inner: View>(
    id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inner
  ) where Content == ValueContent<Value, Inner> {
    window = SceneWindow(kind: .value(id: id, type: ObjectIdentifier(type))) { value in
      AnyView(ValueContent(initial: value?.base as? Value, content: content))
    }
  }

  public func addWindows(to list: inout SceneList) { list.windows.append(window) }
}

/// The content of a window for a value, which the content can change.
public struct ValueContent<Value: Hashable, Content: View>: View {
  @State private var value: Value?
  private let content: (Binding<Value?>) -> Content

  init(initial: Value?, content: @escaping (Binding<Value?>) -> Content) {
    _value = State(initialValue: initial)
    self.content = content
  }

  public var body: some View { content($value) }
}

/// A window that exists once.
public struct Window<Content: View>: SystemScene {
  private let window: SceneWindow

  public init(
    _ title: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    window = SceneWindow(kind: .window(id: id)) { _ in AnyView(content().navigationTitle(title)) }
  }

  public func addWindows(to list: inout SceneList) { list.windows.append(window) }
}

/// The settings of a Mac app, which ``OpenSettingsAction`` opens.
public struct Settings<Content: View>: SystemScene {
  private let window: SceneWindow

  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    window = SceneWindow(kind: .settings) { _ in AnyView(content()) }
  }

  public func addWindows(to list: inout SceneList) { list.windows.append(window) }
}

// Modifiers.

private struct ChangedScene<Content: Scene>: SystemScene {
  let scene: Content
  let change: @MainActor (AnyView) -> AnyView

  func addWindows(to list: inout SceneList) {
    let start = list.windows.count
    scene.addWindows(to: &list)
    for index in start..<list.windows.count {
      list.windows[index].content = { [content = list.windows[index].content, change] value in
        change(content(value))
      }
    }
  }
}

extension Scene {
  private func changed(_ change: @escaping @MainActor (AnyView) -> some View) -> some Scene {
    ChangedScene(scene: self) { AnyView(change($0)) }
  }

  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    changed { $0.environment(keyPath, value) }
  }

  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene {
    changed { $0.environment(object) }
  }

  public func environmentObject<Object: AnyObject>(_ object: Object) -> some Scene {
    changed { $0.environmentObject(object) }
  }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    changed { $0.onChange(of: value, initial: initial, action) }
  }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    changed { $0.onChange(of: value, initial: initial, action) }
  }

  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some Scene {
    changed { $0.onChange(of: value, perform: action) }
  }

  // These compile and change nothing: a terminal has no menus, and its windows have no sizes.

  public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
