// Written by `swift package generate-mocks --target RIBsTraining`; changes are lost.
// swift-format-ignore-file

import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

// Some of the protocols are internal to their module.
@testable import RIBsTraining

// MARK: BoardRouting

@MainActor final class BoardRoutingMock: ViewableRouter<Interactor, any ViewControllable>, RIBsTraining.BoardRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var detachPostDetailCallCount = 0
  var detachPostDetailHandler: (() -> Void)?
  func detachPostDetail() {
    detachPostDetailCallCount += 1
    detachPostDetailHandler?()
  }

  private(set) var routeToPostDetailCallCount = 0
  private(set) var routeToPostDetailArguments: [RIBsTraining.PostEntity] = []
  var routeToPostDetailHandler: ((_ post: RIBsTraining.PostEntity) -> Void)?
  func routeToPostDetail(post: RIBsTraining.PostEntity) {
    routeToPostDetailCallCount += 1
    routeToPostDetailArguments.append(post)
    routeToPostDetailHandler?(post)
  }
}

// MARK: PostDetailViewControllable

@MainActor final class PostDetailViewControllableMock: UIViewController, RIBsTraining.PostDetailViewControllable {

  weak var listener: (any PresentableListener<RIBsTraining.PostDetailAction>)?

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [RIBsTraining.PostDetailViewState] = []
  var updateHandler: ((_ state: RIBsTraining.PostDetailViewState) -> Void)?
  func update(state: RIBsTraining.PostDetailViewState) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: the end of the file

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}
