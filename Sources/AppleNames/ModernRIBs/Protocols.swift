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
    let own: AnyPublisher<Bool, Never> = isActiveStream
    return own.stream
  }
}

@MainActor
public protocol Interactable: InteractorScope, StateBinding.Interactable {}

extension Interactor: Interactable {
  public var isActiveStream: AnyPublisher<Bool, Never> {
    let framework: any StateBinding.Interactable = self
    return AnyPublisher(framework.isActiveStream)
  }
}

@MainActor
public protocol RouterScope: StateBinding.RouterScope {
  var lifecycle: AnyPublisher<RouterLifecycle, Never> { get }
}

extension RouterScope {
  @_disfavoredOverload
  public var lifecycle: Observable<RouterLifecycle> {
    let own: AnyPublisher<RouterLifecycle, Never> = lifecycle
    return own.stream
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
    let own: any Interactable = interactable
    return own
  }

  @_disfavoredOverload
  public var children: [any StateBinding.Routing] {
    let own: [any Routing] = children
    return own
  }

  @_disfavoredOverload
  public func attachChild(_ child: any StateBinding.Routing) { attachChild(modern(child)) }

  @_disfavoredOverload
  public func detachChild(_ child: any StateBinding.Routing) { detachChild(modern(child)) }
}

extension RouterNode: Routing {
  public var lifecycle: AnyPublisher<RouterLifecycle, Never> {
    let framework: any StateBinding.Routing = self
    return AnyPublisher(framework.lifecycle)
  }

  public var interactable: any Interactable {
    let framework: any StateBinding.Routing = self
    return modern(framework.interactable)
  }

  public var children: [any Routing] {
    let framework: any StateBinding.Routing = self
    return framework.children.map { modern($0) }
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
    let own: any ViewControllable = viewControllable
    return own
  }
}

extension ViewableRouter: ViewableRouting {
  public var viewControllable: any ViewControllable {
    let framework: any StateBinding.ViewableRouting = self
    return framework.viewControllable.withViewController
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
    let framework: any StateBinding.LaunchRouting = self
    framework.launch(from: window)
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
    let own: AnyPublisher<Bool, Never> = isStartedStream
    return own.stream
  }
}

extension StateBinding.Worker {
  public var isStartedStream: AnyPublisher<Bool, Never> {
    let framework: any StateBinding.Working = self
    return AnyPublisher(framework.isStartedStream)
  }
}

/// A worker that hears of ModernRIBs' scope.
@MainActor
open class Worker: StateBinding.Worker, Working {
  public override init() {}

  public final func start(_ interactorScope: any InteractorScope) {
    let framework: any StateBinding.Working = self
    framework.start(interactorScope)
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
