/// The base protocol of each RIB's own dependency protocol, which lists the objects that the RIB needs from its parent.
@MainActor
public protocol Dependency: AnyObject {}

/// The dependency of a RIB that needs nothing.
@MainActor
public protocol EmptyDependency: Dependency {}

/// Provides the objects that a RIB and its children need: those of the parent, through ``dependency``, and its own.
@MainActor
open class Component<DependencyType>: Dependency {
  /// The objects that the parent provides to the RIB.
  public final let dependency: DependencyType
  /// The shared instances, by the place of the call that made each.
  private final var made: [String: Any] = [:]
  private final var beingMade: Set<String> = []

  public init(dependency: DependencyType) {
    self.dependency = dependency
  }

  /// Returns the instance that `factory` made at the first call, for the life of this component; a nil is kept as well.
  ///
  /// Each call site has its own instance, even if two call sites stand in one property.
  public final func shared<T>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    property: StaticString = #function, _ factory: () -> T
  ) -> T {
    let site = "\(file):\(line):\(column)"
    // The lookup comes before the cast, because a cast to an optional `T` would turn a missing instance into a nil `T`.
    if let known = made[site], let instance = known as? T { return instance }
    guard beingMade.insert(site).inserted else {
      programError(
        "\(type(of: self)).\(property) needs itself to be made; break the circle of shared instances"
      )
    }
    let instance = factory()
    beingMade.remove(site)
    made[site] = instance
    return instance
  }
}

/// The component of a root RIB that needs nothing.
@MainActor
open class EmptyComponent: EmptyDependency {
  public init() {}
}
