/// Drives an interactor, and attaches and detaches the RIBs below it.
///
/// A router that is released detaches its children and releases its interactor.
///
/// Four mistakes end the process in every build, with a message that names the routers: attaching a router twice, attaching
/// it to two parents, attaching it below itself, and detaching a router that is not a child.
@MainActor
open class Router<InteractorType>: RouterNode {
  public let interactor: InteractorType
  // A class lets go of its stored properties after those of its superclass, in their order. Held here too, the node ends last,
  // and then knows whether anything else holds the interactor.
  private var lastNode: TreeNode?

  public init(interactor: InteractorType) {
    let driven = interactor as? Interactor
    guard let interactable = driven ?? (interactor as? any Interactable) else {
      RouterNode.refuse(InteractorType.self, "Interactable")
    }
    self.interactor = interactor
    super.init(interactable, driven: driven)
    lastNode = node
  }
}

@MainActor
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>,
  ViewableRouting
{
  public let viewController: ViewControllerType
  @_disfavoredOverload public final let viewControllable: any ViewControllable
  // As in `Router`, for the view.
  private var lastNode: TreeNode?

  public init(interactor: InteractorType, viewController: ViewControllerType) {
    guard let viewControllable = viewController as? any ViewControllable else {
      RouterNode.refuse(ViewControllerType.self, "ViewControllable")
    }
    self.viewController = viewController
    self.viewControllable = viewControllable
    super.init(interactor: interactor)
    node.view = viewControllable
    lastNode = node
    node.run.onNewRouter?(self)
  }
}

/// The router of the root RIB.
@MainActor
public protocol LaunchRouting: ViewableRouting {
  /// Shows the root view in `window` and starts the tree.
  func launch(from window: some LaunchWindow)
}

/// A window that can show the view of a root RIB; `UIWindow` is one.
@MainActor
public protocol LaunchWindow: AnyObject {
  /// Makes `viewController` the root view controller of the window, which shows the tree of `router`.
  func setRoot(_ viewController: any ViewControllable, of router: any LaunchRouting)
  func makeKeyAndVisible()
}

/// A root router that launches its tree.
@MainActor
open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<
  InteractorType, ViewControllerType
>, LaunchRouting
{
  /// Shows the root view in `window`, then activates the interactor, then loads the router.
  public final func launch(from window: some LaunchWindow) {
    window.setRoot(viewControllable, of: self)
    window.makeKeyAndVisible()
    interactable.activate()
    load()
  }
}
