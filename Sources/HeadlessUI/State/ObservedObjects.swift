import StateBinding

// Objects that a view hears of. An object that is `@Observable` tells those who read its properties; any other class tells the view
// through its publisher, or does not tell.

/// An object that lives as long as its view stays at its place. The first read makes the object.
@MainActor
@propertyWrapper
public struct StateObject<ObjectType: AnyObject>: SystemProperty {
  private let cell: ObjectCell<ObjectType>

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    cell = ObjectCell(wrappedValue)
  }

  public var wrappedValue: ObjectType { cell.object }

  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// Keeps the object of a ``StateObject``.
private final class ObjectCell<Object: AnyObject>: DynamicCell {
  private let make: () -> Object
  private var made: Object?
  private var subscription: (any Disposable)?

  var object: Object {
    if let made { return made }
    let object = make()
    made = object
    if let home { subscription = hearChanges(of: object, for: home.reader) }
    return object
  }

  isolated deinit { subscription?.dispose() }

  init(_ make: @escaping () -> Object) {
    self.make = make
  }

  override func copyForPlace() -> DynamicCell { ObjectCell(make) }
}

extension Bindable: SystemProperty {}

/// An object that the view binds to but does not own. The body runs again after each change of which an `ObservableObject` tells.
@MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject>: SystemProperty {
  public typealias Wrapper = Bindable<ObjectType>

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: Wrapper { Bindable(wrappedValue) }
}

extension ObservedObject: HearingProperty {
  package var object: AnyObject { wrappedValue }
}
