extension RIBForm {
  /// The tests of the RIB, for a test target that imports `module`. `generate-mocks` writes the mocks that they name.
  func testFile(importing module: String) -> (name: String, text: String) {
    let tests =
      switch kind {
      case .launch: launchTests
      case .viewModel: viewModelTests
      case .plainView: plainTests
      case .viewless: viewlessTests
      }
    return ("\(name)Tests.swift", head(module) + tests)
  }

  private func head(_ module: String) -> String {
    let (own, elsewhere) =
      switch naming {
      case .apple: ("\nimport UIKit", "")
      case .byPlatform: ("", "#if os(iOS)\n  import UIKit\n#else\n  import HeadlessUI\n#endif\n\n")
      }
    return """
      import StateBinding
      import StateBindingTesting
      import Testing\(own)

      @testable import \(module)

      \(elsewhere)@MainActor
      @Suite(.ownRun) struct \(name)Tests {

      """
  }

  private var viewModelTests: String {
    """
      private let presenter = RecordingPresenter<\(name)ViewState, \(name)ViewAction>()
      private let listener = \(name)ListenerMock()
      private let interactor: \(name)Interactor

      init() {
        interactor = \(name)Interactor(presenter: presenter)
        interactor.listener = listener
        interactor.activate()
        presenter.expect(\(name)ViewState())
      }

      @Test func `close tells the listener`() {
        presenter.send(.close)
        presenter.expectNoChange()
        #expect(listener.\(variable)DidCloseCallCount == 1)
      }

    \(shownTest("[\"button 'Close' #close\"]"))
    }

    extension RecordingPresenter: \(name)Presentable
    where State == \(name)ViewState, Action == \(name)ViewAction {}

    """
  }

  private var plainTests: String {
    """
      private let presenter = \(name)PresentableMock()
      private let listener = \(name)ListenerMock()
      private let interactor: \(name)Interactor

      init() {
        interactor = \(name)Interactor(presenter: presenter)
        interactor.listener = listener
        interactor.activate()
      }

      @Test func `close tells the listener`() {
        presenter.listener?.close()
        #expect(listener.\(variable)DidCloseCallCount == 1)
      }

    \(shownTest("[]"))
    }

    """
  }

  /// The test that the RIB shows a view with `outline`.
  private func shownTest(_ outline: String) -> String {
    """
      #if !os(iOS)
        @Test func `the built RIB shows its view`() {
          let built = \(name)Builder(dependency: \(name)DependencyMock())
            .build(withListener: listener)
          built.interactable.activate()
          built.load()
          let shown = ShownView(built.viewControllable.uiviewController)
          #expect(shown.outline == \(outline))
        }
      #endif
    """
  }

  private var viewlessTests: String {
    """
      private let listener = \(name)ListenerMock()

      @Test func `the RIB cleans up its views when it becomes inactive`() {
        let router = \(routing)Mock()
        let interactor = \(name)Interactor()
        interactor.router = router
        interactor.activate()
        #expect(router.cleanupViewsCallCount == 0)
        interactor.deactivate()
        #expect(router.cleanupViewsCallCount == 1)
      }

      @Test func `the built RIB becomes active without a view`() {
        let dependency = \(name)DependencyMock()
        dependency.\(variable)ViewController = \(name)ViewControllableMock()
        let built = \(name)Builder(dependency: dependency).build(withListener: listener)
        built.interactable.activate()
        built.load()
        #expect(built.interactable.isActive)
      }
    }

    """
  }

  private var launchTests: String {
    """
      @Test func `the launched app is active`() {
        let window = UIWindow()
        let router = \(name)Builder(dependency: \(name)DependencyMock()).build()
        router.launch(from: window)
        #expect(router.interactable.isActive)
      }
    }

    """
  }
}
