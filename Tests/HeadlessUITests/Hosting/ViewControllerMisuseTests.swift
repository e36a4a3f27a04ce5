import HeadlessUI
import StateBinding
import TestSupport
import Testing

private final class Home: UIViewController {}
private final class Detail: UIViewController {}

/// Mistakes that end the process with a message that names the culprit and the remedy.
@Suite
struct ViewControllerMisuseTests {
  @Test func `adding a parent to its own child ends the process`() async {
    await expectEnd("Home cannot be put into itself or into its own descendant") {
      let (home, detail) = (Home(), Detail())
      home.addChild(detail)
      detail.addChild(home)
    }
  }

  @Test func `pushing a view controller twice ends the process`() async {
    await expectEnd("Detail is pushed already; pop it before it is pushed again") {
      let detail = Detail()
      let navigation = UINavigationController(rootViewController: detail)
      navigation.pushViewController(detail, animated: true)
    }
  }

  @Test func `pushing the child of another parent ends the process`() async {
    await expectEnd("Detail is in Home already; pop it or remove it first") {
      let (home, detail) = (Home(), Detail())
      home.addChild(detail)
      UINavigationController(rootViewController: Home()).viewControllers.append(detail)
    }
  }

  @Test func `a window root with a parent ends the process`() async {
    await expectEnd("Detail cannot be the root of a window: it is in Home; remove it first") {
      let (home, detail) = (Home(), Detail())
      home.addChild(detail)
      UIWindow().rootViewController = detail
    }
  }

  @Test func `a presented window root ends the process`() async {
    await expectEnd("Detail cannot be the root of a window: Home presents it; dismiss it first") {
      let (home, detail) = (Home(), Detail())
      let window = UIWindow.showing(home)
      home.present(detail, animated: true)
      window.rootViewController = detail
    }
  }

  @Test func `one root in two windows ends the process`() async {
    await expectEnd(
      "Home cannot be the root of a window: it is the root of another; give that another rootViewController first"
    ) {
      let home = Home()
      let window = UIWindow.showing(home)
      UIWindow().rootViewController = home
      withExtendedLifetime(window) {}
    }
  }

  @Test func `one view controller in two tabs ends the process`() async {
    await expectEnd("Home has a tab already; give it one only") {
      let home = Home()
      UITabBarController().viewControllers = [home, home]
    }
  }

  @Test func `selecting a view controller without a tab ends the process`() async {
    await expectEnd("Home has no tab in UITabBarController; put it into viewControllers first") {
      UITabBarController().selectedViewController = Home()
    }
  }

  @Test func `selecting a removed tab during the removal ends the process`() async {
    await expectEnd("Home has no tab in UITabBarController; put it into viewControllers first") {
      let (home, next) = (Home(), EagerViewController("next", Log()))
      let tabs = UITabBarController()
      tabs.viewControllers = [home]
      let window = UIWindow.showing(tabs)
      next.at(.didAppear) { _ in tabs.selectedViewController = home }
      tabs.viewControllers = [next]
      _ = window.screen
    }
  }

  @Test func `moving a view controller elsewhere while it is pushed ends the process`() async {
    await expectEnd("Mover is in UITabBarController already; pop it or remove it first") {
      let (tabs, mover) = (UITabBarController(), Mover())
      mover.willMove = { tabs.addChild(mover) }
      UINavigationController().pushViewController(mover, animated: true)
    }
  }

  @Test func `adding the new parent to its own child during the move ends the process`() async {
    await expectEnd("Mover cannot be put into itself or into its own descendant") {
      let (home, mover) = (Home(), Mover())
      mover.willMove = { mover.addChild(home) }
      home.addChild(mover)
    }
  }

  @Test func `putting two containers into each other during a move ends the process`() async {
    await expectEnd("UITabBarController cannot be put into itself or into its own descendant") {
      let (navigation, tabs, mover) = (UINavigationController(), UITabBarController(), Mover())
      mover.willMove = { tabs.viewControllers = [navigation] }
      navigation.setViewControllers([tabs, mover], animated: false)
    }
  }

  @Test func `presenting a view controller twice ends the process`() async {
    await expectEnd("Detail is presented by Home already; dismiss it first") {
      let (home, detail) = (Home(), Detail())
      let window = UIWindow.showing(home)
      home.present(detail, animated: true)
      home.present(detail, animated: true)
      _ = window.screen
    }
  }

  @Test func `presenting a view controller that has a parent ends the process`() async {
    await expectEnd("Detail cannot be presented: it is in Home; remove it first, or present that") {
      let (home, detail) = (Home(), Detail())
      home.addChild(detail)
      UIWindow.showing(Home()).rootViewController?.present(detail, animated: true)
    }
  }

  @Test func `pushing a presented view controller ends the process`() async {
    await expectEnd(
      "Detail cannot be put into UINavigationController: Home presents it; dismiss it first"
    ) {
      let (home, detail) = (Home(), Detail())
      let window = UIWindow.showing(home)
      home.present(detail, animated: true)
      UINavigationController().pushViewController(detail, animated: true)
      _ = window.screen
    }
  }

  @Test func `a loadView that sets no view ends the process`() async {
    await expectEnd("Viewless.loadView() left no view; set view in it, or do not override it") {
      _ = Viewless().view
    }
  }

  @Test func `a state in a view that is a class ends the process`() async {
    await expectEnd(
      "ClassView keeps a dynamic property where it cannot be found; make it a stored property"
    ) { _ = ShownView(ClassView()).screen }
  }
}

/// Runs `willMove` once, before its next move.
private final class Mover: UIViewController {
  var willMove: (() -> Void)?

  override func willMove(toParent parent: UIViewController?) {
    let action = willMove
    willMove = nil
    action?()
  }
}

private final class Viewless: UIViewController {
  override func loadView() {}
}

private final class ClassView: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}
