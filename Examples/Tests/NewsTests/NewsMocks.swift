// Written by `swift package generate-mocks --target News`; changes are lost.
// swift-format-ignore-file

import ExampleNetwork
import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

// Some of the protocols are internal to their module.
@testable import News

// MARK: DetailNewsBuildable

@MainActor final class DetailNewsBuildableMock: News.DetailNewsBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any News.DetailNewsListener, newsDetail: News.NewsArticle)] = []
  var buildHandler: ((_ listener: any News.DetailNewsListener, _ newsDetail: News.NewsArticle) -> any ViewableRouting)?
  func build(withListener listener: any News.DetailNewsListener, newsDetail: News.NewsArticle) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, newsDetail))
    guard let handler = buildHandler else { unset("DetailNewsBuildableMock.build(withListener:newsDetail:)", "buildHandler") }
    return handler(listener, newsDetail)
  }
}

// MARK: DetailNewsDependency

@MainActor final class DetailNewsDependencyMock: News.DetailNewsDependency {
  init() {}
}

// MARK: DetailNewsInteractable

@MainActor final class DetailNewsInteractableMock: Interactor, News.DetailNewsInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any News.DetailNewsListener)? {
    didSet { listenerSetCallCount += 1 }
  }
}

// MARK: DetailNewsListener

@MainActor final class DetailNewsListenerMock: News.DetailNewsListener {
  init() {}

  private(set) var detachDetailNewsCallCount = 0
  var detachDetailNewsHandler: (() -> Void)?
  func detachDetailNews() {
    detachDetailNewsCallCount += 1
    detachDetailNewsHandler?()
  }
}

// MARK: DetailNewsPresentable

@MainActor final class DetailNewsPresentableMock: News.DetailNewsPresentable {
  typealias State = News.DetailNewsState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: News.DetailNewsPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: DetailNewsViewControllable

@MainActor final class DetailNewsViewControllableMock: UIViewController, News.DetailNewsViewControllable {
}

// MARK: ListingBuildable

@MainActor final class ListingBuildableMock: News.ListingBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any News.ListingListener] = []
  var buildHandler: ((_ listener: any News.ListingListener) -> any ViewableRouting)?
  func build(withListener listener: any News.ListingListener) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("ListingBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: ListingDependency

@MainActor final class ListingDependencyMock: News.ListingDependency {
  init() {}

  private var newsNetworkServiceValue: (News.NewsService)?
  var newsNetworkService: News.NewsService {
    get {
      guard let value = newsNetworkServiceValue else { unset("ListingDependencyMock.newsNetworkService", "newsNetworkService") }
      return value
    }
    set { newsNetworkServiceValue = newValue }
  }
}

// MARK: ListingInteractable

@MainActor final class ListingInteractableMock: Interactor, @MainActor News.ListingInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any News.ListingListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any News.ListingRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var detachDetailNewsCallCount = 0
  var detachDetailNewsHandler: (() -> Void)?
  func detachDetailNews() {
    detachDetailNewsCallCount += 1
    detachDetailNewsHandler?()
  }
}

// MARK: ListingListener

final class ListingListenerMock: News.ListingListener {
  init() {}
}

// MARK: ListingPresentable

@MainActor final class ListingPresentableMock: News.ListingPresentable {
  typealias State = News.ListingState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: News.ListingPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var showErrorAlertCallCount = 0
  private(set) var showErrorAlertArguments: [NetworkError] = []
  var showErrorAlertHandler: ((_ error: NetworkError) -> Void)?
  func showErrorAlert(error: NetworkError) {
    showErrorAlertCallCount += 1
    showErrorAlertArguments.append(error)
    showErrorAlertHandler?(error)
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: ListingRouting

@MainActor final class ListingRoutingMock: ViewableRouter<Interactor, any ViewControllable>, News.ListingRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var detachDetailCallCount = 0
  var detachDetailHandler: (() -> Void)?
  func detachDetail() {
    detachDetailCallCount += 1
    detachDetailHandler?()
  }

  private(set) var routeToDetailCallCount = 0
  private(set) var routeToDetailArguments: [News.NewsArticle] = []
  var routeToDetailHandler: ((_ newsDetail: News.NewsArticle) -> Void)?
  func routeToDetail(for newsDetail: News.NewsArticle) {
    routeToDetailCallCount += 1
    routeToDetailArguments.append(newsDetail)
    routeToDetailHandler?(newsDetail)
  }
}

// MARK: ListingViewControllable

@MainActor final class ListingViewControllableMock: UIViewController, News.ListingViewControllable {

  private(set) var popViewControllerCallCount = 0
  private(set) var popViewControllerArguments: [(viewControllable: any ViewControllable, animated: Bool)] = []
  var popViewControllerHandler: ((_ viewControllable: any ViewControllable, _ animated: Bool) -> Void)?
  func popViewController(_ viewControllable: any ViewControllable, animated: Bool) {
    popViewControllerCallCount += 1
    popViewControllerArguments.append((viewControllable, animated))
    popViewControllerHandler?(viewControllable, animated)
  }

  private(set) var pushViewControllerCallCount = 0
  private(set) var pushViewControllerArguments: [(viewControllable: any ViewControllable, animated: Bool)] = []
  var pushViewControllerHandler: ((_ viewControllable: any ViewControllable, _ animated: Bool) -> Void)?
  func pushViewController(_ viewControllable: any ViewControllable, animated: Bool) {
    pushViewControllerCallCount += 1
    pushViewControllerArguments.append((viewControllable, animated))
    pushViewControllerHandler?(viewControllable, animated)
  }
}

// MARK: RootDependency

@MainActor final class RootDependencyMock: News.RootDependency {
  init() {}

  private var newsNetworkServiceValue: (News.NewsService)?
  var newsNetworkService: News.NewsService {
    get {
      guard let value = newsNetworkServiceValue else { unset("RootDependencyMock.newsNetworkService", "newsNetworkService") }
      return value
    }
    set { newsNetworkServiceValue = newValue }
  }
}

// MARK: RootInteractable

@MainActor final class RootInteractableMock: Interactor, @MainActor News.RootInteractable {
  override init() { super.init() }
}

// MARK: RootPresentable

@MainActor final class RootPresentableMock: News.RootPresentable {
  init() {}
}

// MARK: RootViewControllable

@MainActor final class RootViewControllableMock: UIViewController, News.RootViewControllable {

  private(set) var setRootCallCount = 0
  private(set) var setRootArguments: [any ViewControllable] = []
  var setRootHandler: ((_ viewControllable: any ViewControllable) -> Void)?
  func setRoot(_ viewControllable: any ViewControllable) {
    setRootCallCount += 1
    setRootArguments.append(viewControllable)
    setRootHandler?(viewControllable)
  }
}

// MARK: the end of the file

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  fatalError("\(call) needs a value; set \(member) of the mock first")
}
