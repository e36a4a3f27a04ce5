import RIBs
import RxSwift
import SwiftUI
import UIKit

// A link that waits for a login, then plays a station: `radio://play?station=jazz`.

protocol UrlHandler: AnyObject {
  func handle(_ url: URL)
}

protocol RadioActionableItem: AnyObject {
  func waitForLogin() -> Observable<(ListeningActionableItem, ())>
}

protocol ListeningActionableItem: AnyObject {
  func play(station: String) -> Observable<Void>
}

final class PlayStationWorkflow: Workflow<any RadioActionableItem> {
  private let url: URL

  init(url: URL) {
    self.url = url
    super.init()

    self
      .onStep { (radio: RadioActionableItem) -> Observable<(ListeningActionableItem, ())> in
        radio.waitForLogin()
      }
      .onStep {
        (listening: ListeningActionableItem, _) -> Observable<(ListeningActionableItem, ())> in
        guard let station = self.station(in: self.url) else {
          return Observable.empty()
        }
        return listening.play(station: station)
          .map { (listening, ()) }
      }
      .commit()
  }

  private func station(in url: URL) -> String? {
    let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    return components?.queryItems?.first(where: { $0.name == "station" })?.value
  }
}

// MARK: - Radio

protocol RadioRouting: ViewableRouting {
  func routeToListening() -> ListeningActionableItem?
  func routeToLogin()
}

protocol RadioInteractable: Interactable {
  var router: RadioRouting? { get set }
}

final class RadioInteractor: Interactor, RadioInteractable {
  weak var router: RadioRouting?

  private let listeningItem = RxSwift.ReplaySubject<ListeningActionableItem>.create(bufferSize: 1)

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.routeToLogin()
  }

  func didLogIn() {
    guard let item = router?.routeToListening() else { return }
    listeningItem.onNext(item)
  }
}

extension RadioInteractor: UrlHandler {
  func handle(_ url: URL) {
    let workflow = PlayStationWorkflow(url: url)
    workflow
      .subscribe(self)
      .disposeOnDeactivate(interactor: self)
  }
}

extension RadioInteractor: RadioActionableItem {
  func waitForLogin() -> Observable<(ListeningActionableItem, ())> {
    return
      listeningItem
      .map { ($0, ()) }
  }
}

final class RadioNavigationController: UINavigationController, ViewControllable {}

final class RadioRouter: LaunchRouter<RadioInteractor, RadioNavigationController>, RadioRouting {
  private var listeningRouter: ListeningRouter?

  override init(interactor: RadioInteractor, viewController: RadioNavigationController) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToLogin() {
    let login = UIHostingController(
      rootView: Button("Log in") { [weak interactor] in interactor?.didLogIn() })
    login.title = "Radio"
    viewController.setViewControllers([login], animated: false)
  }

  func routeToListening() -> ListeningActionableItem? {
    let router = ListeningRouter(
      interactor: ListeningInteractor(), navigationController: viewController)
    self.listeningRouter = router
    attachChild(router)
    return router.interactable as? ListeningActionableItem
  }
}

// MARK: - Listening, which has no view

protocol ListeningRouting: Routing {
  func routeToStation(_ station: String)
}

final class ListeningInteractor: Interactor {
  weak var router: ListeningRouting?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.routeToStation("news")
  }
}

extension ListeningInteractor: ListeningActionableItem {
  func play(station: String) -> Observable<Void> {
    router?.routeToStation(station)
    return Observable.just(())
  }
}

final class ListeningRouter: Router<ListeningInteractor>, ListeningRouting {
  private let navigationController: UINavigationController

  init(interactor: ListeningInteractor, navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToStation(_ station: String) {
    let page = UIHostingController(rootView: Text("Playing \(station)"))
    page.title = "Listening"
    navigationController.setViewControllers([page], animated: false)
  }
}
