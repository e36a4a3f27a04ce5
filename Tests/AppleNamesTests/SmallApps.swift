import SwiftUI
import UIKit

// Small apps, each for one test. A file with `import HeadlessDriver` would have two types called `App`.

struct WindowsApp: App {
  @State private var count = 0

  @SceneBuilder var body: some Scene {
    WindowGroup { Desk(count: $count) }
      .environment(\.isWide, true)

    WindowGroup(id: "note", for: Int.self) { $number in
      Text("Note \(number ?? 0)").navigationTitle("Note")
    }

    Window("Log", id: "log") { LogWindow(count: count) }

    #if os(macOS) || os(Linux)
      Settings { Text("The settings").navigationTitle("Settings") }
    #endif
  }
}

extension EnvironmentValues {
  var isWide: Bool {
    get { self[IsWideKey.self] }
    set { self[IsWideKey.self] = newValue }
  }
}

struct IsWideKey: EnvironmentKey {
  static let defaultValue = false
}

struct Desk: View {
  @Binding var count: Int
  @Environment(\.openWindow) private var openWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.isWide) private var isWide
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    VStack {
      Text(isWide && scenePhase == .active ? "A wide desk" : "A narrow desk")
      Button("Count") { count += 1 }
      Button("Show the note") { openWindow(id: "note", value: 7) }
      Button("Show the log") { openWindow(id: "log") }
      Button("Show the settings") { openSettings() }
    }
  }
}

struct LogWindow: View {
  let count: Int
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Text("Counted \(count)")
    Button("Done") { dismissWindow(id: "log") }
  }
}

struct AdaptedApp: App {
  @UIApplicationDelegateAdaptor private var delegate: AdaptedAppDelegate

  var body: some Scene {
    WindowGroup { Text("Launched \(delegate.launches) times, opened \(delegate.links) links") }
  }
}

final class AdaptedAppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published private(set) var launches = 0
  @Published private(set) var links = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    links += 1
    return url.host() == "yes"
  }
}

/// Opens links as an app for iOS 8 does.
final class EarlyAppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    window?.rootViewController?.title = url.host()
    return true
  }
}

struct RememberedDelegateApp: App {
  @UIApplicationDelegateAdaptor private var delegate: RememberedDelegate

  var body: some Scene {
    WindowGroup { Text("Hello") }
  }
}

final class RememberedDelegate: NSObject, UIApplicationDelegate {
  static weak var last: RememberedDelegate?

  override init() {
    super.init()
    Self.last = self
  }
}

struct LinklessApp: App {
  var body: some Scene {
    WindowGroup { Text("Hello") }
  }
}

final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

final class ConfiguringDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NamedSceneDelegate.self
    return configuration
  }
}

final class NamedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: Text("A scene"))
    window.makeKeyAndVisible()
    self.window = window
  }
}
