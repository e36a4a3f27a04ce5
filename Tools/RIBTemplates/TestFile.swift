extension RIBForm {
  /// The tests of the RIB, for a test target that imports `module`.
  func testFile(importing module: String) -> (name: String, text: String) {
    let text =
      switch kind {
      case .launch: imports(module) + launchTests
      case .viewModel: imports(module) + testHead + viewModelTests + listenerMock
      case .plainView: imports(module) + testHead + plainTests + listenerMock
      case .viewless: imports(module) + testHead + viewlessTests + listenerMock
      }
    return ("\(name)Tests.swift", text)
  }

  private func imports(_ module: String) -> String {
    """
    import StateBinding
    import Testing

    @testable import \(module)

    #if os(iOS)
      import UIKit
    #else
      import HeadlessUI
    #endif


    """
  }

  private var testHead: String {
    """
    @MainActor
    struct \(name)Tests {
      private let listener = \(name)ListenerMock()
      private let router = \(name)RouterMock()

    """
  }

  private var listenerMock: String {
    """

    private final class \(name)ListenerMock: \(name)Listener {
      private(set) var finishCount = 0

      func \(variable)DidFinish() {
        finishCount += 1
      }
    }

    """
  }

  private var viewModelTests: String {
    """
      private let presenter = \(name)PresenterMock()
      private let interactor: \(name)Interactor

      init() {
        interactor = \(name)Interactor(presenter: presenter)
        interactor.router = router
        interactor.listener = listener
        interactor.activate()
      }

      @Test func `the first state is shown when the RIB becomes active`() {
        #expect(presenter.states == [\(name)State()])
      }

      @Test func `finish tells the listener`() {
        interactor.request(action: .finish)
        #expect(listener.finishCount == 1)
      }

    \(shownTest("[\"\(name)\", \"Done\"]"))
    }

    private final class \(name)PresenterMock: \(name)Presentable {
      var listener: \(name)PresentableListener?
      private(set) var states: [\(name)State] = []

      func update(state: \(name)State) {
        states.append(state)
      }
    }

    \(viewMocks)
    """
  }

  private var plainTests: String {
    """
      private let presenter = \(name)PresenterMock()
      private let interactor: \(name)Interactor

      init() {
        interactor = \(name)Interactor(presenter: presenter)
        interactor.router = router
        interactor.listener = listener
        interactor.activate()
      }

      @Test func `finish tells the listener`() {
        interactor.finish()
        #expect(listener.finishCount == 1)
      }

    \(shownTest("[]"))
    }

    private final class \(name)PresenterMock: \(name)Presentable {
      weak var listener: \(name)PresentableListener?
    }

    \(viewMocks)
    """
  }

  /// The test that the RIB shows `labels` in a window.
  private func shownTest(_ labels: String) -> String {
    """
      @Test func `the built RIB shows its view in a window`() {
        let built = \(name)Builder(dependency: \(name)DependencyMock()).build(withListener: listener)
        let window = UIWindow()
        window.rootViewController = built.viewControllable.uiviewController
        window.makeKeyAndVisible()
        built.interactable.activate()
        built.load()
        #if !os(iOS)
          #expect(window.screen.elements.map(\\.label) == \(labels))
        #endif
      }
    """
  }

  private var viewMocks: String {
    """
    private final class \(name)RouterMock: ViewableRouter<Interactor, \(name)ViewMock>, \(routing) {
      init() {
        super.init(interactor: Interactor(), viewController: \(name)ViewMock())
      }
    }

    private final class \(name)ViewMock: UIViewController, ViewControllable {}

    private final class \(name)DependencyMock: \(name)Dependency {}

    """
  }

  private var viewlessTests: String {
    """

      @Test func `the RIB cleans up its views when it becomes inactive`() {
        let interactor = \(name)Interactor()
        interactor.router = router
        interactor.activate()
        #expect(router.cleanupCount == 0)
        interactor.deactivate()
        #expect(router.cleanupCount == 1)
      }

      @Test func `the built RIB becomes active without a view`() {
        let built = \(name)Builder(dependency: \(name)DependencyMock()).build(withListener: listener)
        built.interactable.activate()
        built.load()
        #expect(built.interactable.isActive)
      }
    }

    private final class \(name)RouterMock: Router<Interactor>, \(routing) {
      private(set) var cleanupCount = 0

      init() {
        super.init(interactor: Interactor())
      }

      func cleanupViews() {
        cleanupCount += 1
      }
    }

    private final class \(name)ViewMock: UIViewController, \(name)ViewControllable {
      func show(_ viewController: ViewControllable) {}
      func hide(_ viewController: ViewControllable) {}
    }

    private final class \(name)DependencyMock: \(name)Dependency {
      let \(variable)ViewController: \(name)ViewControllable = \(name)ViewMock()
    }

    """
  }

  private var launchTests: String {
    """
    @MainActor
    struct \(name)Tests {
      @Test func `the launched app is active`() {
        let router = \(name)Builder(dependency: \(name)DependencyMock()).build()
        router.launch(from: UIWindow())
        #expect(router.interactable.isActive)
      }
    }

    private final class \(name)DependencyMock: \(name)Dependency {}

    """
  }
}
