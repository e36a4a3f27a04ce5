import StateBinding

// Objects that a view reads. Each look at the screen reads them again, so an object need not publish its changes.

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

  var object: Object {
    if let made { return made }
    let object = make()
    made = object
    return object
  }

  override var dependency: Any? { made }

  init(_ make: @escaping () -> Object) {
    self.make = make
  }

  override func copyForPlace() -> DynamicCell { ObjectCell(make) }
}

extension Bindable: DynamicProperty {}

/// An object that the view binds to but does not own.
@MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject>: DynamicProperty {
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
