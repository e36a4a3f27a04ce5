import StateBinding

/// Keeps the values of `@AppStorage` and `@SceneStorage` by their keys.
///
/// Each app run has its own values, in memory; those of an app with its own `@main` are in `UserDefaults`. To keep the values of `@AppStorage` elsewhere, set `appStorage` in the
/// environment of the window to an instance of a subclass.
@MainActor
open class StoredValues {
  private var values: [String: Any] = [:]
  private final var readers: [String: Readers] = [:]

  public init() {}

  /// The value of `key`: a Bool, an Int, a Double, a String or an array of bytes; nil if there is no value.
  open subscript(key: String) -> Any? {
    get { values[key] }
    set {
      values[key] = newValue
      tellReaders(of: key)
    }
  }

  fileprivate final func noteRead(of key: String) {
    if Reader.current != nil { readers[key, default: Readers()].noteCurrent() }
  }

  /// Tells the readers of each value that has changed elsewhere. Called before each look at the views of the app.
  open func findChanges() {}

  /// Makes `store` keep the values of `@AppStorage` in the running app, which is about to be made.
  package static func replaceThoseOfApp(with store: StoredValues) {
    isReplaced = true
    Memory.ofRun.current.app = store
  }

  /// Whether an app in this process keeps its values elsewhere.
  private static var isReplaced = false

  final class func findChanges(in run: AppRun) {
    if isReplaced { Memory.ofRun[run].app.findChanges() }
  }

  /// Tells the views that have read `key` that its value has changed. A subclass that keeps the values elsewhere calls it.
  public final func tellReaders(of key: String) { readers[key]?.tell() }
}

/// A value that `@AppStorage` can keep.
@MainActor
public protocol StorableValue {
  /// The value in a form that a store keeps.
  var stored: Any { get }
  /// The value made from `stored`; nil if `stored` has another type.
  init?(stored: Any)
}

extension StorableValue {
  public var stored: Any { self }

  public init?(stored: Any) {
    guard let value = stored as? Self else { return nil }
    self = value
  }
}

extension Bool: StorableValue {}
extension Int: StorableValue {}
extension Double: StorableValue {}
extension String: StorableValue {}

extension View {
  /// Makes `store` keep the values of `@AppStorage` in the view.
  public func defaultAppStorage(_ store: StoredValues) -> some View {
    environment(\.appStorage, store)
  }
}

/// A value that the whole app shares under a key. In an object other than a view, the store is that of the running app.
@MainActor
@propertyWrapper
public struct AppStorage<Value>: SystemProperty {
  private let cell: StoredCell<Value>

  private init(_ form: StoredForm<Value>, _ store: StoredValues?) {
    cell = StoredCell(form, store, memoryOf: { Memory.ofRun[$0].app }) { $0.appStorage }
  }

  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(
      of: BindingSource(cell), get: { [cell] in cell.value }, set: { [cell] in cell.value = $0 })
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: StoredValues? = nil)
  where Value: StorableValue {
    self.init(StoredForm(key, wrappedValue), store)
  }

  public init(wrappedValue: Value, _ key: String, store: StoredValues? = nil)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    self.init(StoredForm(raw: key, wrappedValue), store)
  }

  public init<Wrapped: StorableValue>(_ key: String, store: StoredValues? = nil)
  where Value == Wrapped? {
    self.init(StoredForm(optional: key), store)
  }

  public init<Wrapped: RawRepresentable>(_ key: String, store: StoredValues? = nil)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    self.init(StoredForm(optionalRaw: key), store)
  }
}

/// A value that is kept in memory under a key while the app runs.
@MainActor
@propertyWrapper
public struct SceneStorage<Value>: SystemProperty {
  private let cell: StoredCell<Value>

  private init(_ form: StoredForm<Value>) {
    cell = StoredCell(form, nil, memoryOf: { Memory.ofRun[$0].scene }) { _ in nil }
  }

  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(
      of: BindingSource(cell), get: { [cell] in cell.value }, set: { [cell] in cell.value = $0 })
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
    self.init(StoredForm(key, wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    self.init(StoredForm(raw: key, wrappedValue))
  }

  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(StoredForm(optional: key))
  }

  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    self.init(StoredForm(optionalRaw: key))
  }
}

/// The values that a running app keeps in memory.
@MainActor
private final class Memory {
  var app = StoredValues()
  let scene = StoredValues()

  static let ofRun = PerRun { Memory() }
}

/// Reads and writes a value as a store keeps it.
@MainActor
private struct StoredForm<Value> {
  let key: String
  /// The value to read while the store has none.
  let initial: Value
  let read: (Any) -> Value?
  let write: (Value) -> Any?

  init(_ key: String, _ initial: Value) where Value: StorableValue {
    (self.key, self.initial) = (key, initial)
    read = { Value(stored: $0) }
    write = { $0.stored }
  }

  init(raw key: String, _ initial: Value)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    (self.key, self.initial) = (key, initial)
    read = { Value.RawValue(stored: $0).flatMap { Value(rawValue: $0) } }
    write = { $0.rawValue.stored }
  }

  init<Wrapped: StorableValue>(optional key: String) where Value == Wrapped? {
    (self.key, initial) = (key, nil)
    read = { Wrapped(stored: $0) }
    write = { $0?.stored }
  }

  init<Wrapped: RawRepresentable>(optionalRaw key: String)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    (self.key, initial) = (key, nil)
    read = { Wrapped.RawValue(stored: $0).flatMap { Wrapped(rawValue: $0) } }
    write = { $0?.rawValue.stored }
  }
}

/// Finds the store of a value, and reads and writes the value there.
private final class StoredCell<Value>: DynamicCell {
  private let form: StoredForm<Value>
  private let own: StoredValues?
  private let memoryOf: (AppRun) -> StoredValues
  private let storeOf: (EnvironmentValues) -> StoredValues?
  /// The store of the place; nil in a property of no view.
  private var placeStore: StoredValues?

  /// Keeps the value in `own`; without `own` in the store of the environment; without both in the memory of the run.
  init(
    _ form: StoredForm<Value>, _ own: StoredValues?, memoryOf: @escaping (AppRun) -> StoredValues,
    storeOf: @escaping (EnvironmentValues) -> StoredValues?
  ) {
    (self.form, self.own, self.memoryOf, self.storeOf) = (form, own, memoryOf, storeOf)
  }

  private var store: StoredValues { placeStore ?? own ?? memoryOf(.current) }

  var value: Value {
    get {
      noteRead()
      let store = store
      store.noteRead(of: form.key)
      return store[form.key].flatMap(form.read) ?? form.initial
    }
    set {
      noteWrite(to: "the stored value \(form.key)")
      let store = store
      store[form.key] = form.write(newValue)
      store.tellReaders(of: form.key)
    }
  }

  override func copyForPlace() -> DynamicCell {
    StoredCell(form, own, memoryOf: memoryOf, storeOf: storeOf)
  }

  override func surround(with environment: EnvironmentValues, in places: Places) -> Bool {
    let new = own ?? storeOf(environment) ?? memoryOf(places.run)
    let old = replace(&placeStore, with: new)
    return old !== new && isRead
  }
}
