import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

private final class Home: UIViewController {}
private final class Detail: UIViewController {}

/// Mistakes that end the process with a message that names the culprit and the remedy.
@Suite
struct ViewControllerMisuseTests {
  @Test(arguments: [
    Mistake("Home cannot be put into itself or into its own descendant") {
      let (home, detail) = (Home(), Detail())
      home.addChild(detail)
      detail.addChild(home)
    },
    Mistake("Detail is pushed already; pop it before it is pushed again") {
      let detail = Detail()
      let navigation = UINavigationController(rootViewController: detail)
      navigation.pushViewController(detail, animated: true)
    },
    Mistake("Detail is in Home already; pop it or remove it first") {
      let (home, detail) = (Home(), Detail())
      home.addChild(detail)
      UINavigationController(rootViewController: Home()).viewControllers.append(detail)
    },
    Mistake("Detail cannot be the root of a window: it is in Home; remove it first") {
      let (home, detail) = (Home(), Detail())
      home.addChild(detail)
      UIWindow().rootViewController = detail
    },
    Mistake("Detail cannot be the root of a window: Home presents it; dismiss it first") {
      let (home, detail) = (Home(), Detail())
      let window = UIWindow.showing(home)
      home.present(detail, animated: true)
      window.rootViewController = detail
    },
    Mistake(
      "Home cannot be the root of a window: it is the root of another; give that another rootViewController first"
    ) {
      let home = Home()
      let window = UIWindow.showing(home)
      UIWindow().rootViewController = home
      withExtendedLifetime(window) {}
    },
    Mistake("Home has a tab already; give it one only") {
      let home = Home()
      UITabBarController().viewControllers = [home, home]
    },
    Mistake("Home has no tab in UITabBarController; put it into viewControllers first") {
      UITabBarController().selectedViewController = Home()
    },
    Mistake("Home has no tab in UITabBarController; put it into viewControllers first") {
      let (home, next) = (Home(), EagerViewController("next", Log()))
      let tabs = UITabBarController()
      tabs.viewControllers = [home]
      let window = UIWindow.showing(tabs)
      next.at(.didAppear) { _ in tabs.selectedViewController = home }
      tabs.viewControllers = [next]
      _ = window.screen
    },
    Mistake("Mover is in UITabBarController already; pop it or remove it first") {
      let (tabs, mover) = (UITabBarController(), Mover())
      mover.whenTold = { tabs.addChild(mover) }
      UINavigationController().pushViewController(mover, animated: true)
    },
    Mistake("Mover cannot be put into itself or into its own descendant") {
      let (home, mover) = (Home(), Mover())
      mover.whenTold = { mover.addChild(home) }
      home.addChild(mover)
    },
    Mistake("UITabBarController cannot be put into itself or into its own descendant") {
      let (navigation, tabs, mover) = (UINavigationController(), UITabBarController(), Mover())
      mover.whenTold = { tabs.viewControllers = [navigation] }
      navigation.setViewControllers([tabs, mover], animated: false)
    },
    Mistake("Detail is presented by Home already; dismiss it first") {
      let (home, detail) = (Home(), Detail())
      let window = UIWindow.showing(home)
      home.present(detail, animated: true)
      home.present(detail, animated: true)
      _ = window.screen
    },
    Mistake("Detail cannot be presented: it is in Home; remove it first, or present that") {
      let (home, detail) = (Home(), Detail())
      home.addChild(detail)
      UIWindow.showing(Home()).rootViewController?.present(detail, animated: true)
    },
    Mistake("Detail cannot be put into UINavigationController: Home presents it; dismiss it first")
    {
      let (home, detail) = (Home(), Detail())
      let window = UIWindow.showing(home)
      home.present(detail, animated: true)
      UINavigationController().pushViewController(detail, animated: true)
      _ = window.screen
    },
    Mistake("Viewless.loadView() left no view; set view in it, or do not override it") {
      _ = Viewless().view
    },
    Mistake(
      "ClassView keeps a dynamic property where it cannot be found; make it a stored property"
    ) {
      _ = ShownView(ClassView()).screen
    },
  ])
  func `a mistake with view controllers ends the process with the culprit and the remedy`(
    mistake: Mistake
  ) async {
    await mistake.expectEnd()
  }
}

private final class Viewless: UIViewController {
  override func loadView() {}
}

private final class ClassView: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}
