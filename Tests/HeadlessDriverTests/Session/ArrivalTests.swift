import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// RIBs that are attached and not shown, or shown and not attached.
struct ArrivalTests {
  @Test func `an attached RIB whose view was never shown is reported with the remedy`() async {
    let session = await started { home, _ in home.attachChild(makeCard()) }
    #expect(
      await session.warnings(to: "add") == [
        "add: unwired: Home/Card is attached, but no window has seen CardController; present, push or embed its viewControllable in the method that attaches the RIB"
      ])
    #expect(await session.answer(to: ":tree") == "Home (on top)\n  Card\n")
  }

  @Test func `a shown RIB that was never attached is reported with the remedy`() async {
    let session = await started { home, _ in
      let card = makeCard()
      home.kept = card
      home.viewController.present(card.viewController, animated: true)
    }
    #expect(
      await session.warnings(to: "add") == [
        "add: unwired: CardController is on the screen, but CardRouter was never attached, so the RIB does nothing; call attachChild(_:) in the method that shows it"
      ])
  }

  @Test func `a shown RIB whose router was dropped unattached is reported once`() async {
    let session = await started { home, _ in
      home.viewController.present(makeCard().viewController, animated: true)
    }
    #expect(
      await session.warnings(to: "add") == [
        "add: leak: CardController of Card is still on the screen, but its router was released without ever being attached; call attachChild(_:) in the method that shows the view"
      ])
  }

  @Test(arguments: ["present", "push", "embed"], [true, false])
  func `a RIB that is shown and attached, in any order, is not reported`(
    way: String, attachesFirst: Bool
  ) async {
    let session = await started { home, _ in
      let card = makeCard()
      if attachesFirst { home.attachChild(card) }
      switch way {
      case "present": home.viewController.present(card.viewController, animated: true)
      case "push": home.viewController.pushViewController(card.viewController, animated: true)
      default: home.viewController.topViewController?.addChild(card.viewController)
      }
      if !attachesFirst { home.attachChild(card) }
    }
    #expect(await session.warnings(to: "add", ":wait") == [])
  }

  @Test(arguments: [true, false])
  func `a RIB that waits between both calls is reported only if one is missing`(
    isComplete: Bool
  ) async {
    let session = await started { home, clock in
      let card = makeCard()
      home.attachChild(card)
      home.interactor.task { [weak home] in
        try await clock.sleep(for: .seconds(1))
        if isComplete { home?.viewController.present(card.viewController, animated: true) }
      }
    }
    #expect(await session.warnings(to: "add") == [])
    #expect(await session.warnings(to: ":wait 2s").isEmpty == isComplete)
  }

  @Test func `RIBs on hidden tabs and covered pages are not reported`() async {
    let session = await started { home, _ in
      let (card, hidden) = (makeCard(), makeCard())
      home.attachChild(card)
      home.attachChild(hidden)
      let tabs = UITabBarController()
      tabs.viewControllers = [UIHostingController(rootView: Text("first")), hidden.viewController]
      let above = UIHostingController(rootView: Text("above"))
      home.viewController.setViewControllers([card.viewController, tabs, above], animated: false)
    }
    #expect(await session.warnings(to: "add") == [])
  }

  @Test func `a RIB on a stack that has left the window for a while is not reported`() async {
    let stack = UINavigationController(
      rootViewController: UIHostingController(rootView: Text("first")))
    let session = await started { home, _ in
      if stack.parent == nil {
        home.viewController.topViewController?.addChild(stack)
      } else {
        let card = makeCard()
        stack.removeFromParent()
        home.attachChild(card)
        stack.pushViewController(card.viewController, animated: true)
      }
    }
    #expect(await session.warnings(to: "add", "add") == [])
  }

  @Test func `a RIB inside another unseen RIB is not reported next to it`() async {
    let session = await started { home, _ in
      let (deck, card) = (
        DeckRouter(interactor: Interactor(), viewController: DeckController()), makeCard()
      )
      home.attachChild(deck)
      deck.attachChild(card)
      deck.viewController.addChild(card.viewController)
    }
    let warnings = await session.warnings(to: "add")
    #expect(warnings.map { $0.prefix(40) } == ["add: unwired: Home/Deck is attached, but"])
  }

  @Test func `each kind of RIB is reported once`() async {
    let session = await started { home, _ in home.attachChild(makeCard()) }
    #expect(await session.warnings(to: "add", "add", "add").count == 1)
  }

  @Test func `a RIB without a view is not reported`() async {
    let session = await started { home, _ in home.attachChild(Router(interactor: Interactor())) }
    #expect(await session.warnings(to: "add") == [])
  }
}

/// A session of an app with a home screen whose button `add` calls `add`.
private func started(
  add: @escaping @MainActor (HomeRouter, VirtualClock) -> Void
) async -> Session {
  await launchedSession { launch in
    let controller = HomeController()
    let router = HomeRouter(interactor: Interactor(), viewController: controller)
    let button = Button("Add") { [weak router] in router.map { add($0, launch.clock) } ?? () }
    controller.pushViewController(
      UIHostingController(rootView: button.accessibilityIdentifier("add")), animated: false)
    return App(launching: router)
  }
}

private func makeCard() -> CardRouter {
  CardRouter(interactor: Interactor(), viewController: CardController())
}

private final class HomeController: UINavigationController, ViewControllable {}

private final class HomeRouter: LaunchRouter<Interactor, HomeController> {
  /// A router that Home keeps without attaching it.
  var kept: CardRouter?
}

private final class DeckController: UIViewController, ViewControllable {}

private final class DeckRouter: ViewableRouter<Interactor, DeckController> {}

private final class CardController: UIHostingController<Text>, ViewControllable {
  init() { super.init(rootView: Text("card")) }
}

private final class CardRouter: ViewableRouter<Interactor, CardController> {}
