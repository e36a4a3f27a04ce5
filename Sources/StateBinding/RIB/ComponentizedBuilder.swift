/// Makes a RIB with a component of its own, a new one for each build.
@MainActor
open class ComponentizedBuilder<
  Component, Router, DynamicBuildDependency, DynamicComponentDependency
>:
  Buildable
{
  private let componentBuilder: (DynamicComponentDependency) -> Component
  private var lastComponent = LastComponent()

  /// Calls `componentBuilder` for each build.
  public init(componentBuilder: @escaping (DynamicComponentDependency) -> Component) {
    self.componentBuilder = componentBuilder
  }

  /// Builds a router from what is known only now.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> Router {
    build(
      withDynamicBuildDependency: dynamicBuildDependency,
      dynamicComponentDependency: dynamicComponentDependency
    ).router
  }

  /// Builds a router from what is known only now, and returns the component that it was made with too.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> (component: Component, router: Router) {
    let component = componentBuilder(dynamicComponentDependency)
    lastComponent.replace(by: component, of: self, for: "build")
    return (component, build(with: component, dynamicBuildDependency))
  }

  /// Builds the router; subclasses override this.
  open func build(
    with component: Component, _ dynamicBuildDependency: DynamicBuildDependency
  ) -> Router {
    programError("\(type(of: self)) must override build(with:_:)")
  }
}

/// A componentized builder that needs nothing which is known only at the time of building.
@MainActor
open class SimpleComponentizedBuilder<Component, Router>: ComponentizedBuilder<
  Component, Router, Void, Void
>
{
  /// Calls `componentBuilder` for each build.
  public init(componentBuilder: @escaping () -> Component) {
    super.init(componentBuilder: { _ in componentBuilder() })
  }

  /// Builds a router.
  public final func build() -> Router {
    build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
  }

  /// Builds the router; subclasses override this.
  open func build(with component: Component) -> Router {
    programError("\(type(of: self)) must override build(with:)")
  }

  /// Builds the router with ``build(with:)``.
  public final override func build(
    with component: Component, _ dynamicBuildDependency: Void
  ) -> Router {
    build(with: component)
  }
}
