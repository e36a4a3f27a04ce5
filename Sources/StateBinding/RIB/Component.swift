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
  /// The shared instances; nil until the first is asked for, because many components share nothing.
  private final var instances: SharedInstances?

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
    let instances = self.instances ?? SharedInstances()
    self.instances = instances
    if let known = instances.made[site], let instance = known as? T { return instance }
    guard instances.beingMade.insert(site).inserted else {
      programError(
        "\(type(of: self)).\(property) needs itself to be made; break the circle of shared instances"
      )
    }
    let instance = factory()
    instances.beingMade.remove(site)
    instances.made[site] = instance
    return instance
  }
}

@MainActor
private final class SharedInstances {
  /// The instances by the place of the call that made them.
  var made: [String: Any] = [:]
  var beingMade: Set<String> = []
}

/// The component of a root RIB that needs nothing.
@MainActor
open class EmptyComponent: EmptyDependency {
  public init() {}
}
