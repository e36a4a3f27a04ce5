public import StateBinding

// The builders that RIBs and ModernRIBs have in common.

/// Builds a RIB with its own component, which is made anew for each build.
@MainActor
open class ComponentizedBuilder<
  Component, Router, DynamicBuildDependency, DynamicComponentDependency
>:
  Buildable
{
  private let componentBuilder: (DynamicComponentDependency) -> Component
  private var lastComponent = LastComponent()

  public init(componentBuilder: @escaping (DynamicComponentDependency) -> Component) {
    self.componentBuilder = componentBuilder
  }

  /// Builds a router from values that are known only at the time of building.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> Router {
    build(
      withDynamicBuildDependency: dynamicBuildDependency,
      dynamicComponentDependency: dynamicComponentDependency
    ).router
  }

  /// Builds a router and returns it with its component.
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

/// A componentized builder that needs no values at the time of building.
@MainActor
open class SimpleComponentizedBuilder<Component, Router>: ComponentizedBuilder<
  Component, Router, Void, Void
>
{
  public init(componentBuilder: @escaping () -> Component) {
    super.init(componentBuilder: { _ in componentBuilder() })
  }

  public final func build() -> Router {
    build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
  }

  open func build(with component: Component) -> Router {
    programError("\(type(of: self)) must override build(with:)")
  }

  public final override func build(
    with component: Component, _ dynamicBuildDependency: Void
  ) -> Router {
    build(with: component)
  }
}

/// Builds a RIB in several steps that share one component, until the final stage.
@MainActor
open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
  private let componentBuilder: () -> Component
  private var current: Component?
  private var lastComponent = LastComponent()

  public init(componentBuilder: @escaping () -> Component) {
    self.componentBuilder = componentBuilder
  }

  /// The component of this pass: one instance until the final stage has been built.
  public final var componentForCurrentBuildPass: Component {
    if let current { return current }
    let component = componentBuilder()
    lastComponent.replace(by: component, of: self, for: "build pass")
    current = component
    return component
  }

  /// Builds the router, which ends the pass.
  public final func finalStageBuild(
    withDynamicDependency dynamicDependency: DynamicBuildDependency
  ) -> Router {
    let router = finalStageBuild(with: componentForCurrentBuildPass, dynamicDependency)
    current = nil
    return router
  }

  open func finalStageBuild(
    with component: Component, _ dynamicDependency: DynamicBuildDependency
  ) -> Router {
    programError("\(type(of: self)) must override finalStageBuild(with:_:)")
  }
}

/// A multi-stage builder that needs no values at the final stage.
@MainActor
open class SimpleMultiStageComponentizedBuilder<Component, Router>: MultiStageComponentizedBuilder<
  Component, Router, Void
>
{
  public final func finalStageBuild() -> Router {
    finalStageBuild(withDynamicDependency: ())
  }

  open func finalStageBuild(with component: Component) -> Router {
    programError("\(type(of: self)) must override finalStageBuild(with:)")
  }

  public final override func finalStageBuild(
    with component: Component, _ dynamicDependency: Void
  ) -> Router {
    finalStageBuild(with: component)
  }
}

/// Remembers the last component of a builder, to catch a component that is used for a second build.
@MainActor
private struct LastComponent {
  private weak var object: AnyObject?

  /// Remembers `component`, which `builder` made for `occasion`. Ends the process if it is the same object as before.
  mutating func replace(by component: Any, of builder: AnyObject, for occasion: String) {
    let object = component as AnyObject
    if self.object === object {
      programError(
        """
        the component builder of \(type(of: builder)) returned the same \(type(of: component)) twice; \
        make a new one for each \(occasion)
        """)
    }
    self.object = object
  }
}
