package import StateBinding

package protocol DetailNewsInteractable: Interactable {
  var listener: DetailNewsListener? { get set }
}

package protocol DetailNewsViewControllable: ViewControllable {}

final class DetailNewsRouter: ViewableRouter<DetailNewsInteractable, DetailNewsViewControllable> {}
