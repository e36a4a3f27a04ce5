import RIBs
import RxSwift
import UIKit
import XCTest

@testable import FilesInSwift5

// `adapt-tests` makes ShelfRouterTests.swift from Before/ShelfRouterTests.swift. Only the result is built.

class RouterTestCase: XCTestCase {
  let window = UIWindow()

  override func tearDown() {
    window.rootViewController = nil
    super.tearDown()
  }
}

final class ShelfRouterTests: RouterTestCase {
  private var router: ShelfRouter!
  private var interactor: ShelfInteractableMock!
  private var view: ShelfViewControllableMock!
  private var builder: BookDetailBuildableMock!
  private var isReady = false

  private var detail: BookDetailRoutingMock {
    BookDetailRoutingMock()
  }

  private func attach(_ text: String = "} not a brace {") {
    builder.buildHandler = { _, _ in self.detail }
    router.routeToBookDetail(book: Book(id: 1, title: text))
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
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

  override func tearDown() {
    builder = nil
    router = nil
    interactor = nil
    view = nil
    super.tearDown()
  }

  func testTheBookIsPushed() {
    attach()
    XCTAssertTrue(isReady)
    XCTAssertEqual(builder.buildCallCount, 1)
    XCTAssertEqual(view.pushCallCount, 1)
    XCTAssertEqual(router.children.count, 1)
  }

  func testTheBookIsPopped() throws {
    attach()
    let shown = try XCTUnwrap(view.pushArguments.first)
    router.detachBookDetail()
    XCTAssertTrue(view.popArguments.first?.0 === shown.0)
    XCTAssertTrue(router.children.isEmpty)
  }

  func testTheRootIsShown() {
    let shown = expectation(description: "shown")
    router.launch(from: window)
    router.lifecycle.subscribe(onNext: { _ in shown.fulfill() })
      .disposeOnDeactivate(interactor: Interactor())
    shown.fulfill()
    wait(for: [shown], timeout: 1)
    XCTAssertTrue(window.rootViewController === view.uiviewController)
  }
}

extension ShelfRouterTests {
  func testAMockByMockoloIsAttached() async {
    let child = DeckRoutingMock()
    router.attachChild(child)
    XCTAssertEqual(child.loadCallCount, 1)
    router.detachChild(child)
  }
}
