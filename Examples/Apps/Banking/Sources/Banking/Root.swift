import RIBs
import RxSwift
import SwiftUI

// A small app: the root owns a navigation controller, and shows its pages without RIBs of their own.

protocol RootRouting: ViewableRouting {
  func routeToAccounts()
  func routeToAccount(_ number: String)
  func routeToLogin()
}

protocol RootViewControllable: ViewControllable {
  func show(_ viewControllers: [UIViewController])
}

final class RootRouter: LaunchRouter<RootInteractor, RootViewControllable>, RootRouting {
  override init(interactor: RootInteractor, viewController: RootViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToLogin() {
    viewController.show([login()])
  }

  func routeToAccounts() {
    viewController.show([accounts()])
  }

  func routeToAccount(_ number: String) {
    let account = UIHostingController(rootView: Text("Balance: 100"))
    account.title = "Account \(number)"
    viewController.show([accounts(), account])
  }

  private func login() -> UIViewController {
    let login = UIHostingController(
      rootView: PinView { [weak interactor] in interactor?.didEnter(pin: $0) ?? false })
    login.title = "Bank"
    return login
  }

  private func accounts() -> UIViewController {
    let accounts = UIHostingController(
      rootView: AccountsView(
        select: { [weak interactor] in interactor?.didSelect(account: $0) },
        logOut: { [weak interactor] in interactor?.didTapLogOut() }))
    accounts.title = "Accounts"
    return accounts
  }
}

final class RootInteractor: Interactor {
  static var pin = "2468"

  weak var router: RootRouting?

  private var isLoggedIn = false
  private var waitingAccount: String?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.routeToLogin()
  }

  func didEnter(pin: String) -> Bool {
    guard pin == Self.pin else { return false }
    isLoggedIn = true
    if let waitingAccount {
      router?.routeToAccount(waitingAccount)
    } else {
      router?.routeToAccounts()
    }
    waitingAccount = nil
    return true
  }

  func didSelect(account: String) { router?.routeToAccount(account) }

  func didTapLogOut() {
    isLoggedIn = false
    router?.routeToLogin()
  }

  func open(_ url: URL) {
    let account = url.lastPathComponent
    if isLoggedIn {
      router?.routeToAccount(account)
    } else {
      waitingAccount = account
    }
  }
}

final class RootViewController: UINavigationController, RootViewControllable {
  func show(_ viewControllers: [UIViewController]) {
    setViewControllers(viewControllers, animated: false)
  }
}

struct PinView: View {
  let enter: (String) -> Bool
  @State private var pin = ""
  @State private var isWrong = false

  var body: some View {
    Form {
      SecureField("PIN", text: $pin)
      Button("Continue") { isWrong = !enter(pin) }
      if isWrong { Text("The PIN is wrong") }
    }
  }
}

struct AccountsView: View {
  let select: (String) -> Void
  let logOut: () -> Void

  var body: some View {
    List {
      ForEach(["11", "12"], id: \.self) { number in
        Button("Account \(number)") { select(number) }
      }
      Button("Log out", action: logOut)
    }
  }
}
