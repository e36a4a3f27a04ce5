public import StateBinding

/// An object that publishes before it changes.
///
/// A view that holds the object in `@ObservedObject`, `@StateObject` or `@EnvironmentObject` runs its body again after each change
/// that is published.
@MainActor
@preconcurrency
public protocol ObservableObject: ChangeTelling {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { WillChange.publisher(of: self) }
}

extension ObservableObject {
  public var changes: Observable<Void> { objectWillChange.stream.map { _ in } }
}

/// Sends before its object changes.
public final class ObservableObjectPublisher: StreamPublisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PublishSubject<Void>()

  public init() {}

  public var stream: Observable<Void> { subject }

  public func send() { subject.onNext(()) }
}

/// The publishers of the objects whose `objectWillChange` was read. They belong to the process, because code outside of a run,
/// such as a callback on another thread, may write to an object that views of the run observe.
@MainActor
private enum WillChange {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var sweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = known(of: object) { return known }
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }

  /// The publisher of `object`; nil if nobody has read `objectWillChange`.
  static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    if entries.isEmpty { return nil }
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }
}

/// A property of a class that publishes its values.
///
/// As in Combine, the object and the property publish before the property has the new value.
@MainActor
@propertyWrapper
public struct Published<Value> {
  private let property: Property<Value>

  public init(wrappedValue: Value) {
    property = Property(wrappedValue)
  }

  public init(initialValue: Value) {
    property = Property(initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  /// Publishes the current value, and then each new one.
  public var projectedValue: Publisher {
    get { Publisher(property: property) }
    set {
      _ = newValue.property.stream.take(1).subscribe(onNext: { [property] in property.set($0) })
    }
  }

  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing,
    wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storage: ReferenceWritableKeyPath<Enclosing, Published>
  ) -> Value {
    get {
      object[keyPath: storage].property.read(by: object)
    }
    set {
      let property = object[keyPath: storage].property
      property.object = object
      property.set(newValue)
    }
  }

  /// Publishes the values of a property.
  public struct Publisher: StreamPublisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let property: Property<Value>

    public var stream: Observable<Value> { property.stream }

    /// Writes each value of `stream` to the property while the property exists.
    func follow(_ stream: Observable<Value>) {
      property.following = AnyCancellable(
        stream.subscribe(onNext: { [weak property] in property?.set($0) }))
    }
  }
}

/// A published property.
@MainActor
private final class Property<Value> {
  private(set) var value: Value
  /// The object of the property, known from the first access through it.
  weak var object: AnyObject?
  /// The subscription of `assign(to:)`.
  var following: AnyCancellable?
  private var relay: BehaviorRelay<Value>?
  /// Whether a view has read the value. Until then, a write in a body counts as part of making the object.
  private var isShown = false
  let run = AppRun.current

  init(_ value: Value) {
    self.value = value
  }

  var stream: Observable<Value> {
    if let relay { return relay }
    let relay = BehaviorRelay(value: value)
    self.relay = relay
    return relay
  }

  func read(by object: AnyObject) -> Value {
    if self.object == nil { self.object = object }
    if run.watch.isLooking { isShown = true }
    return value
  }

  func set(_ newValue: Value) {
    if run.watch.isLooking, isShown {
      run.reportDeed("write", to: "a @Published property of \(Value.self)")
    }
    if let object { WillChange.known(of: object)?.send() }
    relay?.accept(newValue)
    letGo(of: replace(&value, with: newValue))
  }
}
