/// The object of its type that `environmentObject(_:)` put around the view: what `Environment` is spelled as in older files.
@MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>: CellHolder {
  private let object = Environment(ObjectType.self)

  /// The object that is nearest to the view.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType { object.wrappedValue }

  /// What bindings to the properties of the object are made from.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }

  var dynamicCell: DynamicCell { object.dynamicCell }
}
