// Written by `swift package generate-mocks --target FilesInSwift5`; changes are lost.
// swift-format-ignore-file

import RIBs
import Testing
import UIKit

// Some of the protocols are internal to their module.
@testable import FilesInSwift5

// MARK: BookDetailBuildable

@MainActor final class BookDetailBuildableMock: FilesInSwift5.BookDetailBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any FilesInSwift5.BookDetailListener, book: FilesInSwift5.Book)] = []
  var buildHandler: ((_ listener: any FilesInSwift5.BookDetailListener, _ book: FilesInSwift5.Book) -> any FilesInSwift5.BookDetailRouting)?
  func build(withListener listener: any FilesInSwift5.BookDetailListener, book: FilesInSwift5.Book) -> any FilesInSwift5.BookDetailRouting {
    buildCallCount += 1
    buildArguments.append((listener, book))
    guard let handler = buildHandler else { unset("BookDetailBuildableMock.build(withListener:book:)", "buildHandler") }
    return handler(listener, book)
  }
}

// MARK: BookDetailRouting

@MainActor final class BookDetailRoutingMock: ViewableRouter<Interactor, any ViewControllable>, FilesInSwift5.BookDetailRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }
}

// MARK: ShelfInteractable

@MainActor final class ShelfInteractableMock: Interactor, @MainActor FilesInSwift5.ShelfInteractable {
  override init() { super.init() }

  weak var listener: (any FilesInSwift5.ShelfListener)?

  weak var router: (any FilesInSwift5.ShelfRouting)?

  private(set) var detachBookDetailCallCount = 0
  var detachBookDetailHandler: (() -> Void)?
  func detachBookDetail() {
    detachBookDetailCallCount += 1
    detachBookDetailHandler?()
  }
}

// MARK: ShelfViewControllable

@MainActor final class ShelfViewControllableMock: FilesInSwift5.ShelfViewControllable {
  let uiviewController = UIViewController()

  init() {}

  private(set) var popCallCount = 0
  private(set) var popArguments: [(viewControllable: any ViewControllable, animated: Bool)] = []
  var popHandler: ((_ viewControllable: any ViewControllable, _ animated: Bool) -> Void)?
  func pop(_ viewControllable: any ViewControllable, animated: Bool) {
    popCallCount += 1
    popArguments.append((viewControllable, animated))
    popHandler?(viewControllable, animated)
  }

  private(set) var pushCallCount = 0
  private(set) var pushArguments: [(viewControllable: any ViewControllable, animated: Bool)] = []
  var pushHandler: ((_ viewControllable: any ViewControllable, _ animated: Bool) -> Void)?
  func push(_ viewControllable: any ViewControllable, animated: Bool) {
    pushCallCount += 1
    pushArguments.append((viewControllable, animated))
    pushHandler?(viewControllable, animated)
  }
}

// MARK: the end of the file

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  let test = Test.current.map { " in the test \($0.name)" } ?? ""
  fatalError("\(call) needs a value\(test); set \(member) of the mock first")
}
