public import HeadlessDriver
public import HeadlessUI
import StateBinding
public import UIKit

/// An app, as in SwiftUI. With `@main`, the app is a program on the driver.
@MainActor
@preconcurrency
public protocol App: ProgramOfItsOwn {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func launchedOnDriver() throws(UsageError) -> HeadlessDriver.App {
    try AppInWindow().launched(Self())
  }
}

/// A SwiftUI app that was launched in a window, with its app delegate if it has one.
@MainActor
private final class AppInWindow {
  private let window = UIWindow()
  private var delegate: DelegatedApp?

  func launched(_ app: some App) throws(UsageError) -> HeadlessDriver.App {
    if let delegate = AdaptedDelegate.ofRun.current.take() {
      self.delegate = DelegatedApp(delegate)
      try self.delegate?.launch()
    }
    window.rootViewController = UIHostingController(rootView: AppView(app: app))
    window.makeKeyAndVisible()
    return .inKeyWindow(window, of: self) { [unowned self] url in
      if LinkHearers.ofRun.current.open(url) { return }
      guard let delegate = self.delegate else {
        throw DeepLinkError.unknown(url: url.absoluteString, nearest: nil)
      }
      try delegate.open(url)
    }
  }
}

/// Evaluates the scenes of an app, and keeps the values of the app's dynamic properties.
private struct AppView<Main: App>: PrimitiveView {
  let app: Main

  func addNodes(in evaluation: inout Evaluation) {
    evaluation.evaluate(bodyOf: app) { app in
      var scenes = SceneList()
      app.body.addWindows(to: &scenes)
      return WindowsView(windows: scenes.windows)
    }
  }
}

/// The app delegate of a SwiftUI app, from when the app is made until it is launched.
@MainActor
private final class AdaptedDelegate {
  static let ofRun = PerRun { AdaptedDelegate() }

  private var delegate: (any UIApplicationDelegate)?

  func hold(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
  }

  /// The delegate, which is forgotten here: the app in its window keeps it from now on.
  func take() -> (any UIApplicationDelegate)? {
    defer { delegate = nil }
    return delegate
  }
}

/// Makes the app delegate of a SwiftUI app, once for each launch.
@MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = newObject(of: delegateType)
    AdaptedDelegate.ofRun.current.hold(wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor: HearingProperty {
  package var object: AnyObject { wrappedValue }
}
