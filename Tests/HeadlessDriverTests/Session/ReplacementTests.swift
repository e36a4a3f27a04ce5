import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// Containers that show one RIB after another and may forget to detach the earlier one.
struct ReplacementTests {
  @Test(arguments: CardPlace.allCases)
  func `a replaced RIB that stays attached is reported with the remedy`(place: CardPlace) async {
    let session = await started(in: place) { _, _ in }
    #expect(
      await session.warnings(to: "next") == [
        "next: leak: \(place.parent)/Card is still attached although CardController has left the screen; no property refers to it, so nothing can show or detach it again; call detachChild(_:) in the method that removes the view"
      ])
    #expect(await session.warnings(to: ":wait", ":tree") == [])
  }

  @Test(arguments: CardPlace.allCases)
  func `a replaced RIB that is detached is not reported`(place: CardPlace) async {
    let session = await started(in: place) { home, old in home.cardParent.detachChild(old) }
    #expect(await session.warnings(to: "next", "next", "next", ":wait") == [])
  }

  @Test(arguments: CardPlace.allCases)
  func `a replaced RIB that a property keeps for later is not reported`(place: CardPlace) async {
    let session = await started(in: place) { home, old in home.tabs["first"] = [old] }
    #expect(await session.warnings(to: "next", "next", ":wait") == [])
  }

  @Test(arguments: CardPlace.allCases)
  func `a replaced RIB whose view is kept for later is not reported`(place: CardPlace) async {
    let session = await started(in: place) { home, old in
      home.container.pages.append(old.viewController)
    }
    #expect(await session.warnings(to: "next", "next", ":wait") == [])
  }
}

/// The place in which an app shows its cards.
enum CardPlace: String, CaseIterable {
  case container, stack, window, viewless

  /// The path of the RIB to which the cards are attached.
  var parent: String { self == .viewless ? "Home/LoggedIn" : "Home" }
}

/// A session of an app whose button `next` attaches another card and shows it in place of the one before. The app calls
/// `replaced` with the card before.
private func started(
  in place: CardPlace, replaced: @escaping (HomeRouter, CardRouter) -> Void
) async -> Session {
  await launchedSession { _ in
    let home = HomeRouter(interactor: Interactor(), viewController: HomeController())
    let window = UIWindow()
    home.launch(from: window)
    if place == .viewless {
      let loggedIn = LoggedInRouter(interactor: Interactor())
      home.loggedIn = loggedIn
      home.attachChild(loggedIn)
    }
    home.showNext(in: place, of: window, replaced: replaced)
    return App(window: window, router: home)
  }
}

private final class HomeController: UIViewController, ViewControllable {
  let stack = UINavigationController()
  /// The view controllers that may be shown again.
  var pages: [UIViewController] = []
}

private final class HomeRouter: LaunchRouter<Interactor, HomeController> {
  var loggedIn: LoggedInRouter?
  /// The routers that may be shown again.
  var tabs: [String: [CardRouter]] = [:]
  private var card: CardRouter?

  var container: HomeController { viewController }
  var cardParent: RouterNode { loggedIn ?? self }

  func showNext(
    in place: CardPlace, of window: UIWindow, replaced: @escaping (HomeRouter, CardRouter) -> Void
  ) {
    let next = CardRouter(
      interactor: Interactor(),
      viewController: CardController { [weak self, weak window] in
        if let window { self?.showNext(in: place, of: window, replaced: replaced) }
      })
    let old = card
    card = next
    cardParent.attachChild(next)
    switch place {
    case .container, .viewless:
      old?.viewController.removeFromParent()
      container.addChild(next.viewController)
    case .stack:
      if container.children.isEmpty { container.addChild(container.stack) }
      container.stack.setViewControllers([next.viewController], animated: false)
    case .window: window.rootViewController = next.viewController
    }
    if let old { replaced(self, old) }
  }
}

private final class LoggedInRouter: Router<Interactor> {}

private final class CardController: UIHostingController<AnyView>, ViewControllable {
  init(next: @escaping @MainActor () -> Void) {
    super.init(
      rootView: AnyView(Button("Next", action: next).accessibilityIdentifier("next")))
  }
}

private final class CardRouter: ViewableRouter<Interactor, CardController> {}
