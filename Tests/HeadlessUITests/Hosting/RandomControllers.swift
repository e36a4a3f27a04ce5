import HeadlessUI
import StateBindingTestSupport

/// View controllers moved at random, some of them from inside of callbacks.
@MainActor
struct RandomControllers {
  let controllers: [UIViewController]
  private let window: UIWindow
  private var random: Random

  init(seed: UInt64) {
    random = Random(seed: seed)
    let log = Log()
    let plain = (1...5).map { EagerViewController("\($0)", log) }
    let navigations = (1...2).map { number in
      let navigation = UINavigationController()
      navigation.title = "navigation \(number)"
      return navigation
    }
    plain[4].modalPresentationStyle = .fullScreen
    navigations[1].modalPresentationStyle = .fullScreen
    let tabs = UITabBarController()
    tabs.title = "tabs"
    controllers = plain + navigations + [tabs]
    window = UIWindow.showing(seed.isMultiple(of: 2) ? navigations[0] : tabs)
  }

  /// Makes a random change, with maybe another one in a callback. Returns a description of both.
  mutating func step() -> String {
    let (outer, inner) = (operation(), operation())
    var text = outer.name
    if let eager = controllers.randomElement(using: &random) as? EagerViewController,
      let moment = Moment.allCases.randomElement(using: &random)
    {
      text += ", in \(eager.title ?? "").\(moment): \(inner.name)"
      eager.at(moment) { _ in inner.act() }
    }
    outer.act()
    return text
  }

  private mutating func operation() -> (name: String, act: () -> Void) {
    let window = window
    guard let one = controllers.randomElement(using: &random),
      let other = controllers.randomElement(using: &random)
    else { return ("nothing", {}) }
    let (name, otherName) = (one.title ?? "", other.title ?? "")
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      return (
        "\(name) into \(otherName)",
        { if one !== window.rootViewController, one.canMove(into: other) { other.addChild(one) } }
      )
    case 1: return ("\(name) out", { one.removeFromParent() })
    case 2:
      return (
        "\(name) onto \(otherName)",
        {
          if one !== window.rootViewController, one.canBePresented(by: other) {
            other.present(one, animated: false)
          }
        }
      )
    case 3: return ("dismiss \(name)", { one.dismiss(animated: false) })
    case 4:
      return ("pop in \(name)", { one.navigationController?.popViewController(animated: false) })
    case 5:
      return (
        "select \(name)",
        {
          if let tabs = one.parent as? UITabBarController, tabs.children.contains(one) {
            tabs.selectedViewController = one
          }
        }
      )
    default:
      return (
        "root \(name)",
        { if one.isOutermost { window.rootViewController = one } }
      )
    }
  }

  /// Drops all actions that never ran.
  func end() {
    for case let eager as EagerViewController in controllers { eager.forget() }
  }

  /// Whether no page, tab or cover hides the controller from the window.
  func isInPlace(_ controller: UIViewController) -> Bool {
    if let parent = controller.parent {
      if let navigation = parent as? UINavigationController,
        navigation.topViewController !== controller
      {
        return false
      }
      if let tabs = parent as? UITabBarController, tabs.selectedViewController !== controller {
        return false
      }
      return isInPlace(parent)
    }
    if controller.presentedViewController?.modalPresentationStyle == .fullScreen { return false }
    var lowest = controller
    while let presenter = lowest.presentingViewController { lowest = presenter }
    return window.rootViewController === lowest
  }
}

extension UIViewController {
  fileprivate var isOutermost: Bool { parent == nil && presentingViewController == nil }

  fileprivate func canMove(into other: UIViewController) -> Bool {
    isOutermost && presentedViewController == nil && !other.isUnder(self)
  }

  fileprivate func canBePresented(by other: UIViewController) -> Bool {
    isOutermost && !other.isUnder(self)
  }

  /// Whether it is `other`, or stands below it as a child or as a sheet.
  private func isUnder(_ other: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let above = next {
      if above === other { return true }
      next = above.parent ?? above.presentingViewController
    }
    return false
  }
}
