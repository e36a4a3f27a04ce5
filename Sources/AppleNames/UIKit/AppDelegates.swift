import Foundation
public import HeadlessDriver
import HeadlessUI
import StateBinding

// An app delegate with `@main` is a program on the driver: each session makes a new delegate, and calls it as the system does.

extension UIApplicationDelegate {
  public static func launchedOnDriver() throws(UsageError) -> HeadlessDriver.App {
    let app = DelegatedApp(newObject(of: self))
    try app.launch()
    try app.connectScene()
    return try app.made(opening: app.open)
  }
}

/// Runs the app on the driver: for a `main.swift` that names its app delegate.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  // The main thread calls this function before anything else runs.
  MainActor.assumeIsolated {
    guard let name = delegateClassName,
      let delegate = NSClassFromString(name) as? any UIApplicationDelegate.Type
    else {
      programError(
        "UIApplicationMain finds no app delegate \(delegateClassName ?? ""); pass NSStringFromClass(AppDelegate.self)"
      )
    }
    delegate.main()
  }
  return 0
}

/// An app delegate that was launched, and the scene that was connected.
@MainActor
package final class DelegatedApp {
  private let delegate: any UIApplicationDelegate
  private var scene: (object: UIWindowScene, delegate: any UISceneDelegate)?
  private let application = UIApplication.shared

  package init(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    application.delegate = delegate
  }

  /// Calls the methods of the app delegate up to the end of the launch.
  package func launch() throws(UsageError) {
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
  }

  /// Connects a scene, unless the app delegate has made a window.
  fileprivate func connectScene() throws(UsageError) {
    if application.keyWindow == nil {
      let session = UISceneSession()
      let options = UIScene.ConnectionOptions()
      let configuration = delegate.application(
        application, configurationForConnecting: session, options: options)
      session.configuration = configuration
      let sceneDelegate = try sceneDelegate(of: configuration)
      let scene = UIWindowScene()
      scene.delegate = sceneDelegate
      self.scene = (scene, sceneDelegate)
      application.connectedScenes = [scene]
      sceneDelegate.scene(scene, willConnectTo: session, options: options)
      sceneDelegate.sceneWillEnterForeground(scene)
      sceneDelegate.sceneDidBecomeActive(scene)
    }
    delegate.applicationDidBecomeActive(application)
  }

  private func sceneDelegate(
    of configuration: UISceneConfiguration
  ) throws(UsageError) -> any UISceneDelegate {
    let name = "\(Program.moduleName(of: type(of: delegate))).SceneDelegate"
    guard let type = configuration.delegateClass ?? NSClassFromString(name) else {
      throw UsageError(
        "\(type(of: delegate)) makes no window key, and there is no class \(name); call makeKeyAndVisible() in application(_:didFinishLaunchingWithOptions:), or set the delegateClass of the UISceneConfiguration in application(_:configurationForConnecting:options:)"
      )
    }
    guard let sceneDelegate = newObject(of: type) as? any UISceneDelegate else {
      throw UsageError("\(type) is no UISceneDelegate; let it conform to UIWindowSceneDelegate")
    }
    return sceneDelegate
  }

  /// The app in the key window. Its links are opened with `open`.
  package func made(
    opening open: @escaping (URL) throws -> Void
  ) throws(UsageError) -> HeadlessDriver.App {
    guard let window = application.keyWindow else {
      throw UsageError(
        "no window of the app is shown; call makeKeyAndVisible() of the window, or launch(from:) of the root router"
      )
    }
    return .inKeyWindow(window, of: self, opening: open)
  }

  /// Opens `url` as the system does: a web address is a universal link.
  package func open(_ url: URL) throws {
    let isHeard: Bool
    if let scene {
      scene.object.isLinkUnheard = false
      if url.isUniversalLink {
        scene.delegate.scene(scene.object, continue: NSUserActivity(opening: url))
      } else {
        scene.delegate.scene(scene.object, openURLContexts: [UIOpenURLContext(url: url)])
      }
      isHeard = !scene.object.isLinkUnheard
    } else if url.isUniversalLink {
      isHeard = delegate.application(
        application, continue: NSUserActivity(opening: url), restorationHandler: { _ in })
    } else {
      isHeard = delegate.application(application, open: url, options: [:])
    }
    if !isHeard { throw DeepLinkError.unknown(url: url.absoluteString, nearest: nil) }
  }
}

extension URL {
  /// Whether the URL is a web address.
  package var isUniversalLink: Bool { scheme == "https" || scheme == "http" }
}

extension NSUserActivity {
  package convenience init(opening url: URL) {
    self.init(activityType: NSUserActivityTypeBrowsingWeb)
    webpageURL = url
  }
}
