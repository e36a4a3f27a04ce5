import StateBinding
import Testing

private protocol LinkDependency: AnyObject {
  var depth: Int { get }
}

private final class LinkComponent: Component<any LinkDependency>, LinkDependency {
  var depth: Int { dependency.depth + 1 }
}

/// An object between a component and its parent's component.
private final class Adapter: LinkDependency {
  let parent: any LinkDependency

  init(_ parent: any LinkDependency) {
    self.parent = parent
  }

  var depth: Int { parent.depth }
}

private final class Ground: LinkDependency {
  var depth: Int { 0 }
}

/// Reads its dependency in its `deinit`.
private final class LookingComponent: Component<any LinkDependency>, LinkDependency {
  let look: (Int) -> Void

  init(dependency: any LinkDependency, look: @escaping (Int) -> Void) {
    self.look = look
    super.init(dependency: dependency)
  }

  isolated deinit { look(depth) }

  var depth: Int { dependency.depth + 1 }
}

struct ComponentChainTests {
  @Test func `a builder holds its dependency`() {
    let component = EmptyComponent()
    #expect(Builder<EmptyDependency>(dependency: component).dependency === component)
  }

  @Test(arguments: [false, true])
  func `a chain of 5,000 components is released`(throughAdapters: Bool) {
    weak var ground: Ground?
    do {
      let first = Ground()
      ground = first
      var last: any LinkDependency = first
      for _ in 0..<5_000 {
        last = LinkComponent(dependency: throughAdapters ? Adapter(last) : last)
      }
    }
    #expect(ground == nil)
  }

  @Test func `a component can read its dependency in its deinit`() {
    var depths: [Int] = []
    do {
      var last: any LinkDependency = Ground()
      for _ in 0..<3 { last = LookingComponent(dependency: last) { depths.append($0) } }
    }
    #expect(depths == [3, 2, 1])
  }
}
