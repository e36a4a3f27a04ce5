/// The base protocol of each RIB's own dependency protocol, which lists the objects that the RIB needs from its parent.
@MainActor
public protocol Dependency: AnyObject {}

/// The dependency of a RIB that needs nothing.
@MainActor
public protocol EmptyDependency: Dependency {}

/// The base class of every component, without the type of its dependency.
///
/// Subclass ``Component`` instead.
@MainActor
open class ComponentNode: Dependency {
  /// The number of components that Swift releases inside the release of this component, this one included.
  fileprivate final let depth: Int32

  fileprivate init(depth: Int32) {
    self.depth = depth
  }
}

/// Provides the objects that a RIB and its children need: those of the parent, through ``dependency``, and its own.
@MainActor
open class Component<DependencyType>: ComponentNode {
  /// The objects that the parent provides; nil if `link` holds them.
  private final let direct: DependencyType?
  /// Holds the objects that the parent provides; nil unless their release must stay outside this component's release.
  private final let link: ComponentLink<DependencyType>?
  /// The shared instances; nil until the first is asked for, because many components share nothing.
  private final var instances: SharedInstances?

  /// Makes a component that passes on `dependency` and adds to it.
  public init(dependency: DependencyType) {
    // The depth of an object of another class is unknown.
    let depth = (dependency as? ComponentNode)?.depth ?? DeepRelease.deepestLevel
    let isShallow = depth < DeepRelease.deepestLevel
    direct = isShallow ? dependency : nil
    link = isShallow ? nil : ComponentLink(dependency)
    super.init(depth: isShallow ? depth + 1 : 1)
  }

  /// The objects that the parent provides to the RIB.
  public final var dependency: DependencyType {
    guard let dependency = direct ?? link?.dependency else {
      programError("\(type(of: self)) is being released")
    }
    return dependency
  }

  /// Returns the instance that `factory` made at the first call, for the life of this component; a nil is kept as well.
  ///
  /// Each call site has its own instance, even if two call sites stand in one property.
  public final func shared<T>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    property: StaticString = #function, _ factory: () -> T
  ) -> T {
    let site = CallSite(file: "\(file)", line: line, column: column)
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

/// A component's reference to what the parent provides, which keeps the release of a long chain of components flat.
@MainActor
private final class ComponentLink<DependencyType> {
  private(set) var dependency: DependencyType?

  init(_ dependency: DependencyType) {
    self.dependency = dependency
  }

  isolated deinit {
    DeepRelease.release(&dependency)
  }
}

@MainActor
private final class SharedInstances {
  var made: [CallSite: Any] = [:]
  var beingMade: Set<CallSite> = []
}

private struct CallSite: Hashable {
  let file: String
  let line: UInt
  let column: UInt
}

/// The component of a root RIB that needs nothing.
@MainActor
open class EmptyComponent: ComponentNode, EmptyDependency {
  /// Makes a component that provides nothing.
  public init() {
    super.init(depth: 1)
  }
}
