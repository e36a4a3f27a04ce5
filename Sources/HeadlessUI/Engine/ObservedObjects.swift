import StateBinding

// Objects that a view reads. A screen is looked at and not tracked, so no object has to say that it changes.

/// An object that belongs to the place of its view. It is made when it is first read there.
@MainActor
@propertyWrapper
public struct StateObject<ObjectType: AnyObject>: CellHolder {
  private let cell: ObjectCell<ObjectType>

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    cell = ObjectCell(wrappedValue)
  }

  public var wrappedValue: ObjectType { cell.object }

  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }

  var dynamicCell: DynamicCell { cell }
}

/// Keeps the object of a ``StateObject``.
private final class ObjectCell<Object: AnyObject>: DynamicCell {
  private let make: () -> Object
  private(set) lazy var object = make()

  init(_ make: @escaping () -> Object) {
    self.make = make
  }

  override func copyForPlace() -> DynamicCell { ObjectCell(make) }
}

/// An object that belongs to somebody else, and to which the view binds.
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
