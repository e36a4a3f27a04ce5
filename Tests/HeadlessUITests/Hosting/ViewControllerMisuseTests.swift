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
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, detail) = (Home(), Detail())
        home.addChild(detail)
        detail.addChild(home)
      }
    }
    #expect(
      message(of: result).contains("Home cannot be put into itself or into its own descendant"))
  }

  @Test func `pushing a view controller twice ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let detail = Detail()
        let navigation = UINavigationController(rootViewController: detail)
        navigation.pushViewController(detail, animated: true)
      }
    }
    #expect(
      message(of: result).contains("Detail is pushed already; pop it before it is pushed again"))
  }

  @Test func `pushing the child of another parent ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, detail) = (Home(), Detail())
        home.addChild(detail)
        UINavigationController(rootViewController: Home()).viewControllers.append(detail)
      }
    }
    #expect(
      message(of: result).contains("Detail is in Home already; pop it or remove it first"))
  }

  @Test func `a window root with a parent ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, detail) = (Home(), Detail())
        home.addChild(detail)
        UIWindow().rootViewController = detail
      }
    }
    #expect(
      message(of: result).contains(
        "Detail cannot be the root of a window: it is in Home; remove it first"))
  }

  @Test func `a presented window root ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, detail) = (Home(), Detail())
        let window = UIWindow.showing(home)
        home.present(detail, animated: true)
        window.rootViewController = detail
      }
    }
    #expect(
      message(of: result).contains(
        "Detail cannot be the root of a window: Home presents it; dismiss it first"))
  }

  @Test func `one root in two windows ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let home = Home()
        let window = UIWindow.showing(home)
        UIWindow().rootViewController = home
        withExtendedLifetime(window) {}
      }
    }
    #expect(
      message(of: result).contains(
        "Home cannot be the root of a window: it is the root of another; give that another rootViewController first"
      ))
  }

  @Test func `one view controller in two tabs ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let home = Home()
        UITabBarController().viewControllers = [home, home]
      }
    }
    #expect(message(of: result).contains("Home has a tab already; give it one only"))
  }

  @Test func `selecting a view controller without a tab ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITabBarController().selectedViewController = Home() }
    }
    #expect(
      message(of: result).contains(
        "Home has no tab in UITabBarController; put it into viewControllers first"))
  }

  @Test func `selecting a removed tab during the removal ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, next) = (Home(), EagerViewController("next", Log()))
        let tabs = UITabBarController()
        tabs.viewControllers = [home]
        let window = UIWindow.showing(tabs)
        next.at(.didAppear) { _ in tabs.selectedViewController = home }
        tabs.viewControllers = [next]
        _ = window.screen
      }
    }
    #expect(
      message(of: result).contains(
        "Home has no tab in UITabBarController; put it into viewControllers first"))
  }

  @Test func `moving a view controller elsewhere while it is pushed ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (tabs, mover) = (UITabBarController(), Mover())
        mover.willMove = { tabs.addChild(mover) }
        UINavigationController().pushViewController(mover, animated: true)
      }
    }
    #expect(
      message(of: result).contains(
        "Mover is in UITabBarController already; pop it or remove it first"))
  }

  @Test func `adding the new parent to its own child during the move ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, mover) = (Home(), Mover())
        mover.willMove = { mover.addChild(home) }
        home.addChild(mover)
      }
    }
    #expect(
      message(of: result).contains("Mover cannot be put into itself or into its own descendant"))
  }

  @Test func `putting two containers into each other during a move ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (navigation, tabs, mover) = (UINavigationController(), UITabBarController(), Mover())
        mover.willMove = { tabs.viewControllers = [navigation] }
        navigation.setViewControllers([tabs, mover], animated: false)
      }
    }
    #expect(
      message(of: result).contains(
        "UITabBarController cannot be put into itself or into its own descendant"))
  }

  @Test func `presenting a view controller twice ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, detail) = (Home(), Detail())
        let window = UIWindow.showing(home)
        home.present(detail, animated: true)
        home.present(detail, animated: true)
        _ = window.screen
      }
    }
    #expect(message(of: result).contains("Detail is presented by Home already; dismiss it first"))
  }

  @Test func `presenting a view controller that has a parent ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, detail) = (Home(), Detail())
        home.addChild(detail)
        UIWindow.showing(Home()).rootViewController?.present(detail, animated: true)
      }
    }
    #expect(
      message(of: result).contains(
        "Detail cannot be presented: it is in Home; remove it first, or present that"))
  }

  @Test func `pushing a presented view controller ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, detail) = (Home(), Detail())
        let window = UIWindow.showing(home)
        home.present(detail, animated: true)
        UINavigationController().pushViewController(detail, animated: true)
        _ = window.screen
      }
    }
    #expect(
      message(of: result).contains(
        "Detail cannot be put into UINavigationController: Home presents it; dismiss it first"))
  }

  @Test func `a loadView that sets no view ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Viewless().view }
    }
    #expect(
      message(of: result).contains(
        "Viewless.loadView() left no view; set view in it, or do not override it"))
  }

  @Test func `a state in a view that is a class ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ShownView(ClassView()).screen }
    }
    #expect(
      message(of: result).contains(
        "ClassView keeps a dynamic property where it cannot be found; make it a stored property"))
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
