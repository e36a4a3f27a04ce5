import StateBinding

/// The environment of a view, as in SwiftUI.
@MainActor
public struct EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled = true
  /// The translations into the person's language.
  public var strings = StringCatalogue()
  /// The number of list rows that are shown before the person asks for `more`.
  public var rowsShown = 20
  /// Closes the sheet, or goes back from the page.
  public var dismiss = DismissAction()
  /// Opens a URL outside of the app. Does nothing unless the app sets it.
  public var openURL = OpenURLAction { _ in .discarded }
  /// The values of `@AppStorage`; nil for the values in memory of the running app.
  public var appStorage: StoredValues?
  /// Refreshes the page, for views inside of a `refreshable`.
  public internal(set) var refresh: RefreshAction?
  // The values of a phone held upright. Views may read and set them; the framework never changes them.
  public var colorScheme = ColorScheme.light
  public var dynamicTypeSize = DynamicTypeSize.large
  public var sizeCategory = ContentSizeCategory.large
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var scenePhase = ScenePhase.active
  public var layoutDirection = LayoutDirection.leftToRight
  public var displayScale: CGFloat = 1
  public var controlSize = ControlSize.regular
  public var defaultMinListRowHeight: CGFloat = 44
  var onSubmit: (@MainActor () -> Void)?
  /// The action of submitting a search field.
  var onSearch: (@MainActor () -> Void)?
  /// Shows buttons in the app's own style; nil for plain buttons.
  var buttonLook: ButtonLook?
  /// The navigation stack around the view.
  var navigator: StackSlot?
  /// Whether tab views show a stepper in place of their bar.
  var isPaged = false
  var ownEditMode: EditModeSlot?

  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// An environment of default values.
  public init() {}

  /// The value for `key`, or the key's default if none was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nil is a value too: it counts as set.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
  }

  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    objects[ObjectIdentifier(Object.self)] = object
  }
}

/// The key of a value in the environment.
@MainActor
@preconcurrency
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Reads a value from the environment of the view.
@MainActor
@propertyWrapper
public struct Environment<Value>: SystemProperty {
  private let cell: EnvironmentCell<Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    cell = EnvironmentCell { $0[keyPath: keyPath] }
  }

  /// Reads the object of this type that `environment(_:)` set. Reading it ends the process if there is none.
  public init(_ type: Value.Type) where Value: AnyObject {
    cell = EnvironmentCell { $0.object(of: type) }
  }

  /// Reads the object of this type, and hears of its changes.
  fileprivate init(hearing: Void) where Value: AnyObject {
    cell = EnvironmentCell(hears: true) { $0.object(of: Value.self) }
  }

  /// Reads the object of this type that `environment(_:)` set, or nil.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    cell = EnvironmentCell { .some($0.object(of: type)) }
  }

  public var wrappedValue: Value {
    guard let value = cell.value else {
      programError(
        "no \(Value.self) is in the environment; put .environment(…) with one around the view that reads it"
      )
    }
    return value
  }
}

/// How an environment value is read: before a body runs, `BodySlot.run` in `Engine/Body.swift` calls `surround(with:in:)` of each
/// cell, which keeps the value that the environment has at its place. The body reads the kept value.
private final class EnvironmentCell<Value>: DynamicCell {
  private let read: @MainActor (EnvironmentValues) -> Value?
  /// Whether a change of the object is one of the body.
  private let hears: Bool
  /// Nil before the first evaluation.
  private var found: Value??
  private var subscription: (any Disposable)?

  /// The value in the environment of the place, or else in the default one. Nil if the environment has no such object.
  var value: Value? {
    noteRead()
    return found ?? read(EnvironmentValues())
  }

  init(hears: Bool = false, _ read: @escaping @MainActor (EnvironmentValues) -> Value?) {
    (self.hears, self.read) = (hears, read)
  }

  override func copyForPlace() -> DynamicCell { EnvironmentCell(hears: hears, read) }

  override func surround(with environment: EnvironmentValues, in places: Places) -> Bool {
    let new = read(environment)
    let old = replace(&found, with: new)
    if let old, same(old, new, .all) { return false }
    if hears, let home {
      subscription?.dispose()
      subscription = new.flatMap { hearChanges(of: $0 as AnyObject, for: home.reader) }
    }
    guard let old else { return false }
    // The old object may go, and its `deinit` may write state.
    if Value.self is AnyObject.Type, let old { places.end(old as AnyObject) }
    return isRead
  }

  isolated deinit { subscription?.dispose() }
}

/// Reads the object that `environmentObject(_:)` set: SwiftUI's older spelling of ``Environment``.
@MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>: SystemProperty {
  private let object = Environment<ObjectType>(hearing: ())

  public init() {}

  public var wrappedValue: ObjectType { object.wrappedValue }

  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// Refreshes a page.
@MainActor
public struct RefreshAction {
  let action: @MainActor () async -> Void

  @usableFromInline
  init(action: @escaping @MainActor () async -> Void) {
    self.action = action
  }

  /// Returns when the refresh is done.
  public func callAsFunction() async {
    await action()
  }
}

/// Closes the sheet that a view is on, or goes back from its page.
@MainActor
public struct DismissAction {
  var action: (@MainActor () -> Void)?
  /// The place of the page that closes. Each making of a page makes the action anew.
  var place: ObjectIdentifier?

  /// Does nothing if there is no sheet to close and no page to go back from.
  public func callAsFunction() {
    action?()
  }
}

extension DismissAction: ComparedAsWhole {
  func isSame(as other: DismissAction, _ care: Inputs.Care) -> Bool {
    place == other.place && (action == nil) == (other.action == nil)
  }
}

/// Closes the sheet that a view is on, or goes back from its page: SwiftUI's older spelling of ``DismissAction``.
@MainActor
public struct PresentationMode {
  fileprivate let action: DismissAction

  /// Whether there is a sheet to close or a page to go back from.
  public var isPresented: Bool { action.action != nil }

  public mutating func dismiss() {
    action()
  }
}

extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> {
    Binding(
      of: BindingSource(constant: dismiss.place as Any),
      get: { [dismiss] in PresentationMode(action: dismiss) }, set: { _ in })
  }
}

/// Opens a URL outside of the app.
@MainActor
public struct OpenURLAction {
  public enum Result: Sendable {
    case handled, discarded, systemAction
  }

  private let handler: @MainActor (String) -> Result

  /// Opens with `handler`, which gets the text of the URL.
  @_disfavoredOverload
  public init(handler: @escaping @MainActor (String) -> Result) {
    self.handler = handler
  }

  /// Opens `url`, which is a URL or its text.
  public func callAsFunction(_ url: some CustomStringConvertible) {
    _ = handler(url.description)
  }

  /// Opens `url`, then tells `completion` whether it was opened.
  public func callAsFunction(
    _ url: some CustomStringConvertible, completion: (_ accepted: Bool) -> Void
  ) {
    completion(handler(url.description) == .handled)
  }
}

/// A modifier that depends on the environment.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> Never {
    programError("\(Self.self) has no body; it resolves to another modifier")
  }

  public func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    resolve(in: evaluation.environment).evaluate(content, in: &evaluation)
  }
}
