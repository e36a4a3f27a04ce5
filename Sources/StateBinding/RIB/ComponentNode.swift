/// What every component is, whatever it depends on.
///
/// Subclass ``Component`` instead.
@MainActor
open class ComponentNode {
  @exclusivity(unchecked) @usableFromInline final var instances: SharedInstances?

  @inlinable
  init() {}

  /// What it depends on, which for a chain of components is the parent's.
  @usableFromInline
  nonisolated var above: AnyObject? { nil }

  /// The instance that `factory` makes, one for the life of this component, nil included.
  ///
  /// Each place that calls `shared` has its own, also where two stand in one property.
  public final func shared<T>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    property: StaticString = #function, _ factory: () -> T
  ) -> T {
    let instances = self.instances ?? SharedInstances()
    self.instances = instances
    let site = CallSite(file: "\(file)", line: line, column: column)
    // Two steps: where there is none, a cast to an optional T would succeed.
    if let known = instances.made[site], let instance = known as? T { return instance }
    guard instances.making.insert(site).inserted else {
      programError(
        "\(type(of: self)).\(property) needs itself to be made; break the circle of shared instances"
      )
    }
    let instance = factory()
    instances.making.remove(site)
    instances.made[site] = instance
    return instance
  }

  /// Releases `dependency`, which one component held, and with it what only it holds: as many components as the tree is
  /// deep, one after another.
  @usableFromInline
  nonisolated static func release(_ dependency: consuming AnyObject?) {
    var next: AnyObject? = consume dependency
    while isKnownUniquelyReferenced(&next) {
      if next is ComponentNode {
        // Held here, what is above does not go with the component that holds it too.
        next = (next as? ComponentNode)?.above
      } else {
        // It may lead to another component.
        _ = LastLink(next.take())
      }
    }
  }
}

/// What components have made and are making to share.
@MainActor
@usableFromInline
final class SharedInstances {
  var made: [CallSite: Any] = [:]
  var making: Set<CallSite> = []
}

struct CallSite: Hashable {
  let file: String
  let line: UInt
  let column: UInt
}

/// Releases what only one component held when its own turn comes, on the main actor.
@MainActor
private final class LastLink {
  // Unsafe is right: it was the only reference, and only `deinit` uses it again.
  private nonisolated(unsafe) var object: AnyObject?

  nonisolated init(_ object: consuming AnyObject?) {
    self.object = object
  }

  isolated deinit {
    if let object = object.take() { ReleaseQueue.release(consume object) }
  }
}
