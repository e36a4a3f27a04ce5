/// What a view finds around it.
@MainActor
public struct EnvironmentValues {
  /// Whether what is here can be used.
  public var isEnabled = true
  /// The words of the person's language.
  public var strings = StringCatalogue()
  /// How many rows of a list are shown before `more`.
  public var rowsShown = 20
  /// Leaves the sheet or the page.
  public var dismiss = DismissAction()
  /// Opens what is outside of the app: nobody does unless it is set.
  public var openURL = OpenURLAction { _ in .discarded }
  /// Loads anew what is around the view, where `refreshable` says how.
  public internal(set) var refresh: RefreshAction?
  /// What happens when a field is submitted.
  var onSubmit: (@MainActor () -> Void)?
  /// What happens when a search is submitted.
  var onSearch: (@MainActor () -> Void)?
  /// The tabs that are being looked for.
  @usableFromInline var tabs: TabCollector?

  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Nothing but defaults.
  public init() {}

  /// The value for `key`, its default where none was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing is a value too, where the value is an optional.
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
  /// What the value is.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Loads a view anew.
@MainActor
public struct RefreshAction {
  let action: @MainActor () async -> Void

  /// Loads it anew, and waits until it has.
  public func callAsFunction() async {
    await action()
  }
}

/// Leaves the sheet or the page that a view is on.
@MainActor
public struct DismissAction {
  var action: (@MainActor () -> Void)?

  /// Leaves it; does nothing where there is nothing to leave.
  public func callAsFunction() {
    action?()
  }
}
