import StateBinding
import Testing

private final class Service {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private protocol RootDependency: Dependency {
  var service: Service { get }
}

private final class AppComponent: EmptyComponent, RootDependency {
  let service = Service(0)
}

private final class RootComponent: Component<RootDependency> {
  var made: [String] = []

  private func make(_ name: String) -> Service {
    made.append(name)
    return Service(made.count)
  }

  var first: Service { shared { make("first") } }
  var second: Service { shared { make("second") } }
  var pair: (Service, Service) { (shared { make("left") }, shared { make("right") }) }
  var outer: Service {
    shared {
      _ = first
      return make("outer")
    }
  }
  var nothing: Service? {
    shared {
      made.append("nothing")
      return nil
    }
  }
  var something: Service? {
    shared { () -> Service? in make("something") }
  }
}

@Suite
struct InjectionConformanceTests {
  private let component = RootComponent(dependency: AppComponent())

  @Test func `a component provides its parent's dependencies`() {
    #expect(component.dependency.service === component.dependency.service)
    #expect(component.dependency.service.number == 0)
  }

  @Test func `an empty component is the dependency of a root`() {
    let root = Component<EmptyDependency>(dependency: EmptyComponent())
    #expect(root.dependency is EmptyComponent)
  }

  @Test func `a shared instance is made once for each property`() {
    #expect(component.first === component.first)
    #expect(component.second === component.second)
    #expect(component.first !== component.second)
    #expect(component.made == ["first", "second"])
  }

  @Test func `two shared instances in one property are different`() {
    let (left, right) = component.pair
    #expect(left !== right)
    #expect(component.pair == (left, right))
    #expect(component.made == ["left", "right"])
  }

  @Test func `a shared instance can use another while it is made`() {
    #expect(component.outer === component.outer)
    #expect(component.made == ["first", "outer"])
  }

  @Test func `a shared nil is made once`() {
    #expect(component.nothing == nil)
    #expect(component.nothing == nil)
    #expect(component.made == ["nothing"])
  }

  @Test func `a shared optional value is made once`() {
    let something = component.something
    #expect(something?.number == 1)
    #expect(component.something === something)
  }

  @Test func `two components share nothing`() {
    let other = RootComponent(dependency: AppComponent())
    #expect(component.first !== other.first)
  }

  @Test func `a shared instance is released with its component`() {
    var component: RootComponent? = RootComponent(dependency: AppComponent())
    weak let service = component?.first
    withExtendedLifetime(component) { #expect(service != nil) }
    component = nil
    #expect(service == nil)
  }
}

private func == (lhs: (Service, Service), rhs: (Service, Service)) -> Bool {
  lhs.0 === rhs.0 && lhs.1 === rhs.1
}
