import RIBs
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var launchRouter: LaunchRouting?
  private var root: RootInteractor?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window

    let interactor = RootInteractor()
    let launchRouter = RootRouter(
      interactor: interactor, viewController: RootViewController(nibName: nil, bundle: nil))
    self.root = interactor
    self.launchRouter = launchRouter
    launchRouter.launch(from: window)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    root?.open(url)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let url = userActivity.webpageURL else { return }
    root?.open(url)
  }
}
