/// Makes a RIB in several steps that share one component, until the final stage.
@MainActor
open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
  private let componentBuilder: () -> Component
  private var current: Component?
  private var lastComponent = LastComponent()

  /// Calls `componentBuilder` once for each pass.
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

  /// Builds the router; subclasses override this.
  open func finalStageBuild(
    with component: Component, _ dynamicDependency: DynamicBuildDependency
  ) -> Router {
    programError("\(type(of: self)) must override finalStageBuild(with:_:)")
  }
}

/// A multi-stage builder that needs nothing which is known only at the final stage.
@MainActor
open class SimpleMultiStageComponentizedBuilder<Component, Router>: MultiStageComponentizedBuilder<
  Component, Router, Void
>
{
  /// Calls `componentBuilder` once for each pass.
  public override init(componentBuilder: @escaping () -> Component) {
    super.init(componentBuilder: componentBuilder)
  }

  /// Builds the router, which ends the pass.
  public final func finalStageBuild() -> Router {
    finalStageBuild(withDynamicDependency: ())
  }

  /// Builds the router; subclasses override this.
  open func finalStageBuild(with component: Component) -> Router {
    programError("\(type(of: self)) must override finalStageBuild(with:)")
  }

  /// Builds the router with ``finalStageBuild(with:)``.
  public final override func finalStageBuild(
    with component: Component, _ dynamicDependency: Void
  ) -> Router {
    finalStageBuild(with: component)
  }
}
