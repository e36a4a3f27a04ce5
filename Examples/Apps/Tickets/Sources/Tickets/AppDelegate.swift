import ModernRIBs
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private var launchRouter: LaunchRouting?
  private var urlHandler: URLHandler?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let result = AppRootBuilder(dependency: AppComponent()).build()
    launchRouter = result.launchRouter
    urlHandler = result.urlHandler
    launchRouter?.launch(from: window)
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    urlHandler?.handle(url) ?? false
  }
}

final class AppComponent: Component<EmptyDependency>, AppRootDependency {
  init() {
    super.init(dependency: EmptyComponent())
  }
}
