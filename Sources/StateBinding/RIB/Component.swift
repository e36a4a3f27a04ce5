/// Provides what a RIB needs: of its parent through ``dependency``, and what it makes for itself and its children.
@MainActor
open class Component<DependencyType>: Dependency {
  private var held: DependencyType?
  private lazy var instances: [CallSite: Any] = [:]
  private var making: Set<CallSite> = []

  /// Stands on what the parent provides.
  public init(dependency: DependencyType) {
    held = dependency
  }

  isolated deinit {
    // One link of a chain as long as the tree is deep.
    if ReleaseQueue.isReleasing {
      if let parent = held.take() { ReleaseQueue.keep(consume parent) }
    } else {
      ReleaseQueue.releasing { held = nil }
    }
  }

  /// What the parent provides.
  public final var dependency: DependencyType {
    guard let held else { programError("\(type(of: self)) is being released") }
    return held
  }

  /// The instance that `factory` makes, one for the life of this component, nil included.
  ///
  /// Each place that calls `shared` has its own, also where two stand in one property.
  public final func shared<T>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    property: StaticString = #function, _ factory: () -> T
  ) -> T {
    let site = CallSite(file: "\(file)", line: line, column: column)
    // Two steps: where there is none, a cast to an optional T would succeed.
    if let known = instances[site], let instance = known as? T { return instance }
    guard making.insert(site).inserted else {
      programError(
        "\(type(of: self)).\(property) needs itself to be made; break the circle of shared instances"
      )
    }
    let instance = factory()
    making.remove(site)
    instances[site] = instance
    return instance
  }
}

/// The component of a root RIB that needs nothing.
@MainActor
open class EmptyComponent: EmptyDependency {
  /// A component that provides nothing.
  public init() {}
}

private struct CallSite: Hashable {
  let file: String
  let line: UInt
  let column: UInt
}
