import RIBs
import RxSwift
import UIKit
import XCTest

@testable import FilesInSwift5

// `adapt-tests` makes ShelfRouterTests.swift from Before/ShelfRouterTests.swift. Only the result is built.

nonisolated class RouterTestCase: XCTestCase {
  @MainActor lazy var window = UIWindow()

  @MainActor override func tearDown() async throws {
    window.rootViewController = nil
    try await super.tearDown()
  }
}

nonisolated final class ShelfRouterTests: RouterTestCase {
  @MainActor private var router: ShelfRouter!
  @MainActor private var interactor: ShelfInteractableMock!
  @MainActor private var view: ShelfViewControllableMock!
  @MainActor private var builder: BookDetailBuildableMock!
  @MainActor private var isReady = false

  @MainActor private var detail: BookDetailRoutingMock {
    BookDetailRoutingMock()
  }

  @MainActor private func attach(_ text: String = "} not a brace {") {
    builder.buildHandler = { _, _ in self.detail }
    router.routeToBookDetail(book: Book(id: 1, title: text))
  }

  @MainActor override func setUp() async throws {
    try await super.setUp()
    interactor = ShelfInteractableMock()
    view = ShelfViewControllableMock()
    builder = BookDetailBuildableMock()
    router = ShelfRouter(
      interactor: interactor,
      viewController: view,
      bookDetailBuilder: builder
    )
    isReady = true
  }

  @MainActor override func tearDown() async throws {
    builder = nil
    router = nil
    interactor = nil
    view = nil
    try await super.tearDown()
  }

  @MainActor func testTheBookIsPushed() async {
    attach()
    XCTAssertTrue(isReady)
    XCTAssertEqual(builder.buildCallCount, 1)
    XCTAssertEqual(view.pushCallCount, 1)
    XCTAssertEqual(router.children.count, 1)
  }

  @MainActor func testTheBookIsPopped() async throws {
    attach()
    let shown = try XCTUnwrap(view.pushArguments.first)
    router.detachBookDetail()
    XCTAssertTrue(view.popArguments.first?.0 === shown.0)
    XCTAssertTrue(router.children.isEmpty)
  }

  @MainActor func testTheRootIsShown() async {
    let shown = expectation(description: "shown")
    router.launch(from: window)
    router.lifecycle.subscribe(onNext: { _ in shown.fulfill() })
      .disposeOnDeactivate(interactor: Interactor())
    shown.fulfill()
    await fulfillment(of: [shown], timeout: 1)
    XCTAssertTrue(window.rootViewController === view.uiviewController)
  }
}

extension ShelfRouterTests {
  @MainActor func testAMockByMockoloIsAttached() async {
    let child = DeckRoutingMock()
    router.attachChild(child)
    XCTAssertEqual(child.loadCallCount, 1)
    router.detachChild(child)
  }
}
