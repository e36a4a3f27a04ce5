// Only what RIBs has: another name, such as `ViewModel`, would compete with a team's own.
@_exported public import RIBsBuilders
@_exported public import protocol StateBinding.Buildable
@_exported public import class StateBinding.Builder
@_exported public import class StateBinding.Component
@_exported public import protocol StateBinding.Dependency
@_exported public import class StateBinding.EmptyComponent
@_exported public import protocol StateBinding.EmptyDependency
@_exported public import protocol StateBinding.Interactable
@_exported public import class StateBinding.Interactor
@_exported public import protocol StateBinding.InteractorScope
@_exported public import class StateBinding.LaunchRouter
@_exported public import protocol StateBinding.Presentable
@_exported public import class StateBinding.PresentableInteractor
@_exported public import class StateBinding.Presenter
@_exported public import class StateBinding.Router
@_exported public import enum StateBinding.RouterLifecycle
@_exported public import protocol StateBinding.RouterScope
@_exported public import protocol StateBinding.Routing
@_exported public import class StateBinding.Step
@_exported public import class StateBinding.ViewableRouter
@_exported public import class StateBinding.Worker
@_exported public import class StateBinding.Workflow
@_exported public import protocol StateBinding.Working
@_exported public import UIKit

public import StateBinding

public typealias ViewControllable = UIViewControllable

@MainActor
public protocol ViewableRouting: StateBinding.ViewableRouting {
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
  public func launch(from window: some LaunchWindow) {
    guard let window = window as? UIWindow else {
      fatalError("\(type(of: self)) launches from a UIWindow, and not from \(type(of: window))")
    }
    launch(from: window)
  }
}

extension LaunchRouting {
  /// The spelling of `launch(from:)` in RIBs 0.9.
  public func launchFromWindow(_ window: UIWindow) { launch(from: window) }
}

extension LaunchRouter: LaunchRouting {
  public func launch(from window: UIWindow) {
    (self as any StateBinding.LaunchRouting).launch(from: window)
  }
}

extension Disposable {
  /// The spelling of `disposeWith(workflow:)` in RIBs 0.9.
  public func disposeWith<Item>(worflow: Workflow<Item>) { disposeWith(workflow: worflow) }
}
