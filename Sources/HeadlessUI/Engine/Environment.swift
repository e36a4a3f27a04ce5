import StateBinding

/// The values around a view.
@MainActor
public struct EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled = true
  /// The words of the person's language.
  public var strings = StringCatalogue()
  /// How many rows of a list are shown before `more`.
  public var rowsShown = 20
  /// Leaves the sheet or the page.
  public var dismiss = DismissAction()
  /// Opens a URL outside of the app: nothing does, unless the app sets it.
  public var openURL = OpenURLAction { _ in .discarded }
  /// Loads the view anew, inside of a `refreshable`.
  public internal(set) var refresh: RefreshAction?
  /// Submits a field.
  var onSubmit: (@MainActor () -> Void)?
  /// Submits a search.
  var onSearch: (@MainActor () -> Void)?
  /// Collects the tabs, while a tab view looks for them.
  var tabs: (any TabCollecting)?

  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Nothing but defaults.
  public init() {}

  /// The value for `key`, its default if none was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A value that is nil counts as set.
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

/// Names a value of the environment.
@MainActor
@preconcurrency
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A value around the view.
@MainActor
@propertyWrapper
public struct Environment<Value>: CellHolder {
  private let cell: EnvironmentCell<Value>

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    cell = EnvironmentCell { $0[keyPath: keyPath] }
  }

  /// The object of this type that `environment(_:)` put around the view.
  public init(_ type: Value.Type) where Value: AnyObject {
    cell = EnvironmentCell { $0.object(of: type) }
  }

  /// The object of this type that `environment(_:)` put around the view, or nil.
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

  var dynamicCell: DynamicCell { cell }
}

/// Keeps the value that was around the view in the last evaluation.
private final class EnvironmentCell<Value>: DynamicCell {
  private let read: @MainActor (EnvironmentValues) -> Value?
  /// Nil if there is no such object around the view.
  private(set) var value: Value?

  init(_ read: @escaping @MainActor (EnvironmentValues) -> Value?) {
    self.read = read
    value = read(EnvironmentValues())
  }

  override func copyForPlace() -> DynamicCell { EnvironmentCell(read) }

  override func surround(with environment: EnvironmentValues) {
    value = read(environment)
  }
}

/// The object of its type that `environmentObject(_:)` put around the view: the spelling of older files.
@MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>: CellHolder {
  private let object = Environment(ObjectType.self)

  public init() {}

  public var wrappedValue: ObjectType { object.wrappedValue }

  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }

  var dynamicCell: DynamicCell { object.dynamicCell }
}

/// Loads a view anew.
@MainActor
public struct RefreshAction {
  let action: @MainActor () async -> Void

  /// Returns when the view has been loaded.
  public func callAsFunction() async {
    await action()
  }
}

/// Leaves the sheet or the page that a view is on.
@MainActor
public struct DismissAction {
  var action: (@MainActor () -> Void)?

  /// Does nothing if there is nothing to leave.
  public func callAsFunction() {
    action?()
  }
}

/// Leaves the sheet or the page that a view is on: the spelling of older files.
@MainActor
public struct PresentationMode {
  fileprivate let action: DismissAction

  /// Whether there is something to leave.
  public var isPresented: Bool { action.action != nil }

  public mutating func dismiss() {
    action()
  }
}

extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> {
    Binding(get: { [dismiss] in PresentationMode(action: dismiss) }, set: { _ in })
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
  public init(handler: @escaping @MainActor (String) -> Result) {
    self.handler = handler
  }

  /// Opens `url`: a URL, or the text of one.
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
