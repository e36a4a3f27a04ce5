import StateBinding
import StateBindingTesting
import Testing

@Suite(.ownRun) struct RecordingPresenterTests {
  private let presenter = RecordingPresenter<EditorState, EditorAction>()
  private let interactor: EditorInteractor

  init() {
    interactor = EditorInteractor(presenter: presenter)
    interactor.activate()
    presenter.expect(EditorState())
  }

  @Test func `each state is asserted by its change to the last one`() async {
    presenter.send(.edit)
    presenter.expect { $0.isEditing = true }
    presenter.send(.save("Kim"))
    presenter.expect { $0.activity = .saving }
    await VirtualClock.current.advance(by: .seconds(1))
    presenter.expect { $0 = EditorState(name: "Kim") }
  }

  @Test func `an action without effect changes nothing`() {
    presenter.send(.look)
    presenter.expectNoChange()
  }

  @Test func `a state that equals the one before needs no assertion`() {
    presenter.send(.edit)
    presenter.send(.edit)
    presenter.expect { $0.isEditing = true }
    presenter.expectNoChange()
  }

  @Test func `a change to an unexpected field is an issue`() async {
    let presenter = RecordingPresenter<EditorState, EditorAction>()
    let mutant = EditorInteractor(presenter: presenter, isMutant: true)
    mutant.activate()
    presenter.expect(EditorState())
    presenter.send(.edit)
    presenter.expect { $0.isEditing = true }
    presenter.send(.save("Kim"))
    await expectIssue(
      """
      the state did not change as expected:
        isEditing: true → false, not expected
      """, at: #line + 2
    ) {
      presenter.expect { $0.activity = .saving }
    }
  }

  @Test func `a failure shows the expected and the actual change`() async {
    presenter.send(.save("Kim"))
    await expectIssue(
      """
      the state did not change as expected:
        activity: nil → .saving, expected nil → .loading
        name: "Hong" → "Kim", expected, has not happened
      """
    ) {
      presenter.expect {
        $0.activity = .loading
        $0.name = "Kim"
      }
    }
  }

  @Test func `a missing change is shown`() async {
    await expectIssue("the state did not change; expected\n  activity: nil → .saving") {
      presenter.expect { $0.activity = .saving }
    }
  }

  @Test func `expectNoChange shows the change`() async {
    presenter.send(.edit)
    await expectIssue(
      """
      expected no change, but a state was shown and not asserted:
        isEditing: false → true
      """
    ) {
      presenter.expectNoChange()
    }
  }

  @Test func `a change before the first state is refused`() async {
    let presenter = RecordingPresenter<EditorState, EditorAction>()
    presenter.update(state: EditorState())
    await expectIssue(
      #"the first state is EditorState(name: "Hong", isEditing: false, activity: nil); assert it as a whole before a change"#
    ) {
      presenter.expect { $0.isEditing = true }
    }
    presenter.expect(EditorState())
  }

  @Test func `an action without an interactor is an issue`() async {
    let presenter = RecordingPresenter<EditorState, EditorAction>()
    await expectIssue("nothing listens to edit; keep the interactor, which is the listener") {
      presenter.send(.edit)
    }
  }

  @Test func `an unasserted state fails the test at the line that caused it`() async throws {
    try await expectIssue(
      """
      2 states were shown and not asserted:
        isEditing: false → true
        then
        activity: nil → .saving
      assert it with expect { }, or give the test the trait .nonExhaustive
      """, at: #line + 7
    ) {
      try await runTest { @MainActor in
        let presenter = RecordingPresenter<EditorState, EditorAction>()
        let interactor = EditorInteractor(presenter: presenter)
        interactor.activate()
        presenter.expect(EditorState())
        presenter.send(.edit)
        presenter.send(.save("Kim"))
      }
    }
  }

  @Test(.nonExhaustive) func `a non-exhaustive test asserts the fields that it names`() async {
    presenter.send(.edit)
    presenter.send(.save("Kim"))
    presenter.expect { $0.activity = .saving }
    presenter.send(.edit)
    await expectIssue(
      """
      the last state differs from the expected one, expected → shown:
        name: "Lee" → "Hong"
      """
    ) {
      presenter.expect { $0.name = "Lee" }
    }
    await VirtualClock.current.advance(by: .seconds(1))
  }
}

struct RecordingPresenterWithoutRunTests {
  @Test func `a presenter needs a run of its own`() async {
    await expectIssue(
      "RecordingPresenter<EditorState, EditorAction> needs the trait .ownRun, on the test or on its suite"
    ) {
      _ = RecordingPresenter<EditorState, EditorAction>()
    }
  }
}
