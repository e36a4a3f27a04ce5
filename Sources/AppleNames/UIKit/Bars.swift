public import Foundation
public import HeadlessUI

// Bars. A toolbar shows its items; the appearance of a bar has no effect.

/// A bar of buttons in a view.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?

  // These have no effect.
  open var isTranslucent = true
  open var barTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override func addContent(in evaluation: inout Evaluation) {
    for item in items ?? [] {
      for node in item.nodes(in: &evaluation) { evaluation.add(node) }
    }
    super.addContent(in: &evaluation)
  }
}

extension UIBarButtonItem {
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  // Items without an action, such as a back button title.

  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init(image: image)
  }
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?
  ) {
    self.init(systemItem: systemItem)
  }
}

@MainActor
open class UIBarAppearance {
  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?

  public init() {}

  public final func configureWithDefaultBackground() {}
  public final func configureWithOpaqueBackground() {}
  public final func configureWithTransparentBackground() {}
}

public enum UIBarMetrics: Sendable { case `default`, compact }

// The appearance proxies. They have no effect.

extension UINavigationBar {
  public static func appearance() -> UINavigationBar { UINavigationBar() }
}

extension UITabBar { public static func appearance() -> UITabBar { UITabBar() } }

extension UIBarButtonItem {
  public static func appearance(
    whenContainedInInstancesOf containers: [Any.Type] = []
  ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem { public static func appearance() -> UITabBarItem { UITabBarItem() } }

@MainActor
public protocol UIAppearance: AnyObject {
  init?(coder: NSCoder)
}

extension UIView: UIAppearance {}

extension UIAppearance {
  /// A new view, made with the only initializer that every view has.
  public static func appearance() -> Self {
    guard let view = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).appearance() needs init(coder:) to call super's")
    }
    return view
  }

  public static func appearance(whenContainedInInstancesOf containers: [Any.Type]) -> Self {
    appearance()
  }
}

extension UIBarItem {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

public typealias UINavigationBarAppearance = UIBarAppearance
public typealias UITabBarAppearance = UIBarAppearance

extension UIBar {
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public var shadowImage: UIImage? {
    get { nil }
    set {}
  }
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  public var standardAppearance: UIBarAppearance {
    get { UIBarAppearance() }
    set {}
  }
  public var scrollEdgeAppearance: UIBarAppearance? {
    get { nil }
    set {}
  }
  public var compactAppearance: UIBarAppearance? {
    get { nil }
    set {}
  }
}
