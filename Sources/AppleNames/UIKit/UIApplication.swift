public import Foundation
public import HeadlessUI
import StateBinding

// The parts of the app around its windows that builders, routers and delegates name.

/// An object that responds to events. Nothing here sends events.
@MainActor
open class UIResponder: NSObject {
  public override init() {}

  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

@MainActor
public protocol UIMenuBuilder: AnyObject {}

/// A press of a button of a remote control or of a keyboard.
@MainActor
public final class UIPress: NSObject {}

@MainActor
public final class UIPressesEvent: NSObject {}

/// The running app. Each app run has its own.
@MainActor
public final class UIApplication {
  public enum LaunchOptionsKey: Sendable { case url }
  public enum OpenURLOptionsKey: Sendable { case sourceApplication }
  public enum OpenExternalURLOptionsKey: Sendable { case universalLinksOnly }
  public enum State: Sendable { case active, inactive, background }

  public static var shared: UIApplication { ofRun.current }

  private static let ofRun = PerRun { UIApplication() }

  public static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  public nonisolated static let willResignActiveNotification = Notification.Name("willResignActive")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "didEnterBackground")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "willEnterForeground")

  public weak var delegate: (any UIApplicationDelegate)?
  public var applicationState: State { .active }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public internal(set) var connectedScenes: Set<UIScene> = []
  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  public var keyWindow: UIWindow? { KeyWindow.ofRun.current.window }
  /// Opens a URL outside of the app and returns whether it was opened. The program sets this; until then nothing is opened.
  public var opensURL: (URL) -> Bool = { _ in false }

  private init() {}

  public func canOpenURL(_ url: URL) -> Bool { true }

  public func registerForRemoteNotifications() {}

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isOpened = opensURL(url)
    completionHandler?(isOpened)
  }
}

/// The delegate of the app. ``main()`` calls its methods.
@MainActor
public protocol UIApplicationDelegate: AnyObject, ProgramOfItsOwn {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The method of iOS 8, which is called if there is no method with options.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { application(app, open: url, sourceApplication: nil, annotation: [:]) }

  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
}

@MainActor
open class UIScene: UIResponder {
  public struct ConnectionOptions: Sendable {
    public let urlContexts: Set<UIOpenURLContext>
    /// Empty: a link of `--open` is opened when the first screen is shown.
    @MainActor public var userActivities: Set<NSUserActivity> { [] }

    public init(urlContexts: Set<UIOpenURLContext> = []) { self.urlContexts = urlContexts }
  }

  public enum ActivationState: Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }

  public weak final var delegate: (any UISceneDelegate)?
  public final var title: String?
  public final var activationState: ActivationState { .foregroundActive }
  /// Whether the delegate has no method for the last link.
  final var isLinkUnheard = false
}

public struct UIOpenURLContext: Hashable, Sendable {
  public let url: URL

  public init(url: URL) { self.url = url }
}

open class UIWindowScene: UIScene {
  public final var windows: [UIWindow] { UIApplication.shared.windows }
  public final var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  public final var screen: UIScreen { .main }
}

/// An activity that a person began elsewhere and continues here, such as opening a link.
open class NSUserActivity: NSObject {
  public let activityType: String
  public var webpageURL: URL?
  public var userInfo: [AnyHashable: Any]?

  public init(activityType: String) { self.activityType = activityType }
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public protocol UIUserActivityRestoring {}

@MainActor
public final class UISceneSession: NSObject {
  public enum Role: Sendable { case windowApplication }

  public let role = Role.windowApplication
  public internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)

  public override init() {}
}

/// How a scene is made. Without a ``delegateClass``, the class `SceneDelegate` in the module of the app delegate is used.
@MainActor
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// The delegate of a scene. ``UIApplicationDelegate/main()`` calls its methods.
@MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    scene.isLinkUnheard = true
  }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    scene.isLinkUnheard = true
  }

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

@MainActor
public final class UIScreen {
  public static let main = UIScreen()

  /// A fixed size, for code that reads the size of the screen.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  public var scale: CGFloat { 3 }
}

extension UIWindow {
  public convenience init(frame: CGRect) { self.init() }

  public convenience init(windowScene: UIWindowScene) { self.init() }
}

/// The values that were copied in the app.
@MainActor
public final class UIPasteboard {
  public static var general: UIPasteboard { ofRun.current }

  private static let ofRun = PerRun { UIPasteboard() }

  public var string: String?
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  private init() {}
}

@MainActor
public final class UIDevice {
  public static let current = UIDevice()

  public var name: String { "Terminal" }
  public var model: String { "Terminal" }
  public var systemName: String { "Linux" }
  public var systemVersion: String { "" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

public enum UIUserInterfaceIdiom: Sendable { case unspecified, phone, pad, tv, carPlay, mac }

public struct UIEdgeInsets: Hashable, Sendable {
  public static let zero = UIEdgeInsets()

  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

// Messages between the system and the app. Nothing sends them.

extension UIApplication {
  public nonisolated static let willTerminateNotification = Notification.Name("willTerminate")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "didFinishLaunching")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "didReceiveMemoryWarning")

  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  public func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public struct UIBackgroundTaskIdentifier: Sendable, Hashable {
  public static let invalid = UIBackgroundTaskIdentifier()
}

public enum UIInterfaceOrientation: Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public enum UIBackgroundFetchResult: Sendable { case newData, noData, failed }

/// An entry of the menu of the app's icon.
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let userInfo: [String: Any]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}

open class UIApplicationShortcutIcon: NSObject {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}

public struct UIContentSizeCategory: Sendable, Hashable {
  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AXM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AXL")
  public nonisolated static let didChangeNotification = Notification.Name("contentSizeCategory")

  public let rawValue: String
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITraitCollection {
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var displayScale: CGFloat { 3 }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
