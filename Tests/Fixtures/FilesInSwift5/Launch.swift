import StateBinding
import SwiftUI
import UIKit

/// Launches the app called `name` in `window`, for the tests, which are in another module.
public func launch(_ name: String, in window: UIWindow) -> LaunchRouting {
  let router: LaunchRouting
  switch name {
  case "login": router = plainRouter(LoginView())
  case "settings": router = plainRouter(SettingsView())
  case "groceries": router = plainRouter(GroceryList())
  case "trip": router = plainRouter(TripDetail())
  case "banner": router = plainRouter(BannerView(count: 2))
  case "weather": router = plainRouter(WeatherView())
  case "harbour": router = plainRouter(HarbourView())
  case "gallery": router = plainRouter(GalleryView())
  case "container": router = containerRouter()
  case "workshop":
    router = LaunchRouter<Interactable, ViewControllable>(
      interactor: Interactor(), viewController: WorkshopTabs())
  case "passport":
    router = LaunchRouter<Interactable, ViewControllable>(
      interactor: Interactor(), viewController: PassportSplit())
  case "tour": router = tourRouter()
  case "support": router = supportRouter()
  case "card": router = cardRouter()
  case "bookshop": router = bookshopRouter()
  case "shelf": router = ShelfBuilder(dependency: ShelfAppComponent()).build(withListener: nil)
  case "radio":
    router = RadioRouter(
      interactor: RadioInteractor(), viewController: RadioNavigationController())
  default: fatalError("no file is called \(name)")
  }
  router.launch(from: window)
  return router
}

/// Opens `url` in the app of `router`, as an app delegate does.
public func open(_ url: URL, in router: LaunchRouting) {
  (router.interactable as? UrlHandler)?.handle(url)
}

private func supportRouter() -> LaunchRouting {
  UIApplication.shared.opensURL = { $0.scheme == "https" }
  return LaunchRouter<Interactable, ViewControllable>(
    interactor: Interactor(), viewController: SupportViewController(application: .shared))
}

private final class PlainViewController<Content: View>: UIHostingController<Content>,
  ViewControllable
{}

private func plainRouter(_ view: some View) -> LaunchRouting {
  LaunchRouter<Interactable, ViewControllable>(
    interactor: Interactor(), viewController: PlainViewController(rootView: view))
}

private final class PlainNavigationController: UINavigationController, ViewControllable {}

private func containerRouter() -> LaunchRouting {
  let steps = StepsViewController(
    steps: ["First", "Second"].map { UIHostingController(rootView: Text($0)) })
  return LaunchRouter<Interactable, ViewControllable>(
    interactor: Interactor(),
    viewController: PlainNavigationController(rootViewController: steps))
}

extension SupportViewController: ViewControllable {}

extension WorkshopTabs: ViewControllable {}

extension PassportSplit: ViewControllable {}
