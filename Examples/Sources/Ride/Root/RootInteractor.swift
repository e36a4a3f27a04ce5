import StateBinding

protocol RootRouting: ViewableRouting {
  func routeToLoggedOut(isExpired: Bool)
  func routeToMain(_ login: Login)
}

/// Attaches Main for a login, LoggedOut without one.
final class RootInteractor: Interactor, RootInteractable {
  weak var router: RootRouting?

  private let savedLogin: Login?

  init(savedLogin: Login?) {
    self.savedLogin = savedLogin
    super.init()
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    if let savedLogin {
      router?.routeToMain(savedLogin)
    } else {
      router?.routeToLoggedOut(isExpired: false)
    }
  }

  func didLogin(_ login: Login) {
    trace()
    router?.routeToMain(login)
  }

  func didLogout() {
    trace()
    router?.routeToLoggedOut(isExpired: false)
  }

  func loginDidExpire() {
    trace()
    router?.routeToLoggedOut(isExpired: true)
  }
}
