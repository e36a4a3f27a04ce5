public import Combine
public import StateBinding
public import UIKit

// ModernRIBs' protocols, whose streams are publishers. Each refines one of ours and implements its members, so a mock needs
// only the members of ModernRIBs.

@MainActor
public protocol InteractorScope: StateBinding.InteractorScope {
  var isActiveStream: AnyPublisher<Bool, Never> { get }
}

extension InteractorScope {
  @_disfavoredOverload
  public var isActiveStream: Observable<Bool> {
    (isActiveStream as AnyPublisher<Bool, Never>).stream
  }
}

@MainActor
public protocol Interactable: InteractorScope, StateBinding.Interactable {}

extension Interactor: Interactable {
  public var isActiveStream: AnyPublisher<Bool, Never> {
    AnyPublisher((self as any StateBinding.Interactable).isActiveStream)
  }
}

@MainActor
public protocol RouterScope: StateBinding.RouterScope {
  var lifecycle: AnyPublisher<RouterLifecycle, Never> { get }
}

extension RouterScope {
  @_disfavoredOverload
  public var lifecycle: Observable<RouterLifecycle> {
    (lifecycle as AnyPublisher<RouterLifecycle, Never>).stream
  }
}

@MainActor
public protocol Routing: RouterScope, StateBinding.Routing {
  var interactable: any Interactable { get }
  var children: [any Routing] { get }
  func attachChild(_ child: any Routing)
  func detachChild(_ child: any Routing)
}

extension Routing {
  @_disfavoredOverload
  public var interactable: any StateBinding.Interactable {
    interactable as any Interactable
  }

  @_disfavoredOverload
  public var children: [any StateBinding.Routing] {
    children as [any Routing]
  }

  @_disfavoredOverload
  public func attachChild(_ child: any StateBinding.Routing) { attachChild(modern(child)) }

  @_disfavoredOverload
  public func detachChild(_ child: any StateBinding.Routing) { detachChild(modern(child)) }
}

extension RouterNode: Routing {
  public var lifecycle: AnyPublisher<RouterLifecycle, Never> {
    AnyPublisher((self as any StateBinding.Routing).lifecycle)
  }

  public var interactable: any Interactable {
    modern((self as any StateBinding.Routing).interactable)
  }

  public var children: [any Routing] {
    (self as any StateBinding.Routing).children.map { modern($0) }
  }

  @_disfavoredOverload
  public func attachChild(_ child: any Routing) { attachChild(child, caller: "attachChild(_:)") }

  @_disfavoredOverload
  public func detachChild(_ child: any Routing) { detachChild(child, caller: "detachChild(_:)") }
}

public typealias ViewControllable = UIViewControllable

@MainActor
public protocol ViewableRouting: Routing, StateBinding.ViewableRouting {
  var viewControllable: any ViewControllable { get }
}

extension ViewableRouting {
  @_disfavoredOverload
  public var viewControllable: any StateBinding.ViewControllable {
    viewControllable as any ViewControllable
  }
}

extension ViewableRouter: ViewableRouting {
  public var viewControllable: any ViewControllable {
    (self as any StateBinding.ViewableRouting).viewControllable.withViewController
  }
}

@MainActor
public protocol LaunchRouting: ViewableRouting, StateBinding.LaunchRouting {
  func launch(from window: UIWindow)
}

extension LaunchRouting {
  public func launch(from window: some LaunchWindow) { launch(from: modern(window)) }
}

extension LaunchRouter: LaunchRouting {
  public func launch(from window: UIWindow) {
    (self as any StateBinding.LaunchRouting).launch(from: window)
  }
}

@MainActor
public protocol Working: StateBinding.Working {
  func start(_ interactorScope: any InteractorScope)
  var isStartedStream: AnyPublisher<Bool, Never> { get }
}

extension Working {
  @_disfavoredOverload
  public func start(_ interactorScope: any StateBinding.InteractorScope) {
    start(modern(interactorScope))
  }

  @_disfavoredOverload
  public var isStartedStream: Observable<Bool> {
    (isStartedStream as AnyPublisher<Bool, Never>).stream
  }
}

extension StateBinding.Worker {
  public var isStartedStream: AnyPublisher<Bool, Never> {
    AnyPublisher((self as any StateBinding.Working).isStartedStream)
  }
}

/// A worker that hears of ModernRIBs' scope.
@MainActor
open class Worker: StateBinding.Worker, Working {
  public override init() {}

  public final func start(_ interactorScope: any InteractorScope) {
    (self as any StateBinding.Working).start(interactorScope)
  }

  open func didStart(_ interactorScope: any InteractorScope) {}

  public final override func didStart(_ interactorScope: any StateBinding.InteractorScope) {
    let scope: any InteractorScope = modern(interactorScope)
    didStart(scope)
  }
}

/// Returns `object` as one of ModernRIBs' protocols. Ends the process if it has none of ModernRIBs' members, because it was
/// written for the protocols of StateBinding.
private func modern<Wanted>(_ object: any AnyObject, as wanted: Wanted.Type = Wanted.self) -> Wanted
{
  guard let modern = object as? Wanted else {
    fatalError("\(type(of: object)) is no \(wanted) of ModernRIBs; import ModernRIBs in its file")
  }
  return modern
}
