public import Foundation
public import HeadlessUI

// Looks, layout and vibrations, which compile and have no effect.

extension UIWindow {
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}

@MainActor
open class UIBarAppearance {
  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  public init() {}

  public final func configureWithDefaultBackground() {}
  public final func configureWithOpaqueBackground() {}
  public final func configureWithTransparentBackground() {}
}

public typealias UINavigationBarAppearance = UIBarAppearance
public typealias UITabBarAppearance = UIBarAppearance

extension UIBar {
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

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let link = NSAttributedString.Key("NSLink")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension UINavigationController {
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

/// The place of a popover, which is a sheet here.
@MainActor
public final class UIPopoverPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var barButtonItem: UIBarButtonItem?
}

extension UIViewController {
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}

@MainActor
public final class UISheetPresentationController {
  public struct Detent: Sendable {
    public enum Identifier: Sendable { case medium, large }

    public static func medium() -> Detent { Detent() }
    public static func large() -> Detent { Detent() }
  }

  public var detents: [Detent] = [.large()]
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
}

extension UIViewController {
  public var sheetPresentationController: UISheetPresentationController? {
    UISheetPresentationController()
  }
}

@MainActor
open class UIFeedbackGenerator {
  public init() {}
  public final func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle = .medium) {}
  public func impactOccurred() {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Sendable { case success, warning, error }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

/// The aids of the system, of which nobody uses any here. Nothing is animated.
public enum UIAccessibility {
  public enum Notification: Sendable { case announcement, layoutChanged, screenChanged }

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { true }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }

  public static func post(notification: Notification, argument: Any?) {}
}

// Names of pictures and colors among the resources. Xcode makes a constant for each, which a file here has to declare.

public struct ImageResource: Sendable, Hashable {
  fileprivate let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

public struct ColorResource: Sendable, Hashable {
  fileprivate let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image { public nonisolated init(_ resource: ImageResource) { self.init(resource.name) } }
extension Color { public nonisolated init(_ resource: ColorResource) { self.init(resource.name) } }

extension UIImage {
  public init(resource: ImageResource) { self = UIImage(named: resource.name) ?? UIImage() }
}

extension UIColor {
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
