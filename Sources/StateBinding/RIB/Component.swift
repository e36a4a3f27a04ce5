/// Provides what a RIB needs: of its parent through ``dependency``, and what it makes for itself and its children.
@MainActor
open class Component<DependencyType>: ComponentNode, Dependency {
  // Unsafe is right: code of the main actor sets it once, in `init`, and after that only `deinit` takes it, when no other
  // code has a reference. The exclusivity is for the same reason not checked; rows "attach + detach".
  @exclusivity(unchecked) @usableFromInline final nonisolated(unsafe) var held: DependencyType?

  // Inlinable, `deinit` too, as generics are not specialised across modules otherwise: the rows "attach + detach" look
  // up metadata for a tenth of their time without.

  /// Stands on what the parent provides.
  @inlinable
  public init(dependency: DependencyType) {
    held = dependency
    super.init()
  }

  @inlinable
  deinit {
    // Mostly the router that built this goes on using it, so there is nothing to do, and no retain for that.
    let component = (held as? ComponentNode).map { Unmanaged.passUnretained($0 as AnyObject) }
    if let component, !isOnlyReference(component) { return }
    // Let go of first, so that what is handed over has no other reference from here.
    let object = above
    held = nil
    ComponentNode.release(consume object)
  }

  /// What the parent provides.
  public final var dependency: DependencyType {
    guard let held else { programError("\(type(of: self)) is being released") }
    return held
  }

  @inlinable
  final nonisolated override var above: AnyObject? {
    // The first step is not needed, but a cast to a class costs a tenth of one to `AnyObject`.
    if let component = held as? ComponentNode { return component }
    return held.map { $0 as AnyObject }
  }
}

/// The component of a root RIB that needs nothing.
@MainActor
open class EmptyComponent: EmptyDependency {
  /// A component that provides nothing.
  public init() {}
}
