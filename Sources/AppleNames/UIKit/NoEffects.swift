public import Foundation
public import HeadlessUI

// Looks, layout and vibrations, which compile and have no effect.

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
}

/// The place of a popover, which is a sheet here.
@MainActor
public final class UIPopoverPresentationController {
  public weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  public var permittedArrowDirections: UIPopoverArrowDirection = .any
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var barButtonItem: UIBarButtonItem?
}

@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
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

  /// Tells VoiceOver of a change: of the text `argument`, or of an element to go to.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityNotification.Announcement(argument as? String ?? "").post()
  }
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
  public convenience init(resource: ImageResource) { self.init(name: resource.name) }
}

extension UIColor {
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

// Context menus and drags. They compile; nothing starts them.

@MainActor
public protocol UIInteraction: AnyObject {}

@MainActor
public final class UIContextMenuInteraction: UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}

@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

@MainActor
public final class UIContextMenuConfiguration {
  let menu: ([UIMenuElement]) -> UIMenu?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    menu = actionProvider ?? { _ in nil }
  }
}

/// An action that VoiceOver offers for a view: a button below it.
@MainActor
public final class UIAccessibilityCustomAction {
  public let name: String
  public let actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(
    name: String, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }

  var node: Node {
    Node(Element(role: .button, label: name), .activate { [self] in _ = actionHandler?(self) })
  }
}

@MainActor
public final class UITargetedPreview {
  public let view: UIView

  public init(view: UIView) { self.view = view }
}

/// Something that a drag or a picker gives: a value in memory.
public final class NSItemProvider: NSObject {
  public var suggestedName: String?
  public var registeredTypeIdentifiers: [String] { [] }
  private let object: Any?

  public override init() { object = nil }
  public init(object: Any) { self.object = object }

  public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object is Object }
  public func hasItemConformingToTypeIdentifier(_ type: String) -> Bool { object != nil }
  @discardableResult
  public func loadObject<Object>(
    ofClass type: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Object, nil)
    return Progress(totalUnitCount: 1)
  }
}

@MainActor
public final class UIDragItem {
  public var localObject: Any?

  public init(itemProvider: NSItemProvider) {}
}

@MainActor
public protocol UIDragSession: AnyObject {}

@MainActor
public protocol UIDropSession: AnyObject {}

extension UIView {
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
  public func addInteraction(_ interaction: any UIInteraction) {}
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Runs its animations when it starts, and its completions after its duration on the clock of the app.
@MainActor
public final class UIViewPropertyAnimator {
  private let duration: TimeInterval
  private var animations: [() -> Void]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  public func startAnimation(afterDelay delay: TimeInterval = 0) {
    UIView.animate(
      withDuration: duration, delay: delay,
      animations: { for animation in animations { animation() } },
      completion: { [completions] _ in for completion in completions { completion(.end) } })
  }

  public func stopAnimation(_ withoutFinishing: Bool) {}
}

public enum UIViewAnimatingPosition: Sendable { case start, current, end }

extension UIView {
  public enum AnimationCurve: Sendable { case easeInOut, easeIn, easeOut, linear }
}
