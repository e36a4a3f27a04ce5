/// The protocol that a RIB's own dependency protocol inherits from: it lists what the RIB needs of its parent.
@MainActor
public protocol Dependency: AnyObject {}

/// The dependency of a RIB that needs nothing.
@MainActor
public protocol EmptyDependency: Dependency {}

/// Provides what a RIB and its children need: the parent's part through ``dependency``, and what the component makes.
@MainActor
open class Component<DependencyType>: Dependency {
  // Optional because `deinit` hands it to the release queue.
  private final var parentDependency: DependencyType?
  private final var instances: [CallSite: Any] = [:]
  private final var sitesBeingMade: Set<CallSite> = []

  /// Makes a component on top of what the parent provides.
  public init(dependency: DependencyType) {
    parentDependency = dependency
  }

  isolated deinit {
    DeepRelease.release(&parentDependency)
  }

  /// The parent's part of what the RIB needs.
  public final var dependency: DependencyType {
    guard let parentDependency else { programError("\(type(of: self)) is being released") }
    return parentDependency
  }

  /// Returns the instance that `factory` makes: one for the life of this component, nil included.
  ///
  /// Each call site has an instance of its own, even if two of them stand in one property.
  public final func shared<T>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    property: StaticString = #function, _ factory: () -> T
  ) -> T {
    let site = CallSite(file: "\(file)", line: line, column: column)
    // The lookup comes before the cast: a missing instance would pass for a nil of an optional T.
    if let known = instances[site], let instance = known as? T { return instance }
    guard sitesBeingMade.insert(site).inserted else {
      programError(
        "\(type(of: self)).\(property) needs itself to be made; break the circle of shared instances"
      )
    }
    let instance = factory()
    sitesBeingMade.remove(site)
    instances[site] = instance
    return instance
  }
}

private struct CallSite: Hashable {
  let file: String
  let line: UInt
  let column: UInt
}

/// The component of a root RIB that needs nothing.
@MainActor
open class EmptyComponent: EmptyDependency {
  /// Makes a component that provides nothing.
  public init() {}
}
