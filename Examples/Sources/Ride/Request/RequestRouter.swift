package import StateBinding

package protocol RequestInteractable: Interactable, LocationEditorListener, ConfirmListener,
  RefinementListener
{
  var router: RequestRouting? { get set }
  var listener: RequestListener? { get set }
}

package protocol RequestViewControllable: ChildShowing {}

/// Has one child at a time: LocationEditor, Confirm or Refinement.
package final class RequestRouter: ViewableRouter<RequestInteractable, RequestViewControllable>,
  RequestRouting
{
  private let locationEditorBuilder: LocationEditorBuildable
  private let confirmBuilder: ConfirmBuildable
  private let refinementBuilder: RefinementBuildable
  private var child: ViewableRouting?

  init(
    interactor: RequestInteractable, viewController: RequestViewControllable,
    locationEditorBuilder: LocationEditorBuildable, confirmBuilder: ConfirmBuildable,
    refinementBuilder: RefinementBuildable
  ) {
    self.locationEditorBuilder = locationEditorBuilder
    self.confirmBuilder = confirmBuilder
    self.refinementBuilder = refinementBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  package func routeToLocationEditor(from: Place?) {
    trace()
    detach(child)
    attach(locationEditorBuilder.build(withListener: interactor, from: from))
  }

  /// Attaches Confirm first, and then detaches its predecessor.
  package func routeToConfirm(_ order: Order) {
    trace()
    let predecessor = child
    attach(confirmBuilder.build(withListener: interactor, order: order))
    detach(predecessor)
  }

  package func routeToRefinement(_ order: Order) {
    trace()
    detach(child)
    attach(refinementBuilder.build(withListener: interactor, order: order))
  }

  private func attach(_ router: ViewableRouting) {
    child = router
    attachChild(router)
    viewController.show(router.viewControllable)
  }

  private func detach(_ router: ViewableRouting?) {
    guard let router else { return }
    viewController.hide(router.viewControllable)
    detachChild(router)
  }
}
