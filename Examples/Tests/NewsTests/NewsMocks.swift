// Written by `swift package generate-mocks --target News`; changes are lost.
// swift-format-ignore-file

import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

import News

// MARK: DetailNewsDependency

@MainActor final class DetailNewsDependencyMock: News.DetailNewsDependency {
  init() {}
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

// MARK: the end of the file

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}
