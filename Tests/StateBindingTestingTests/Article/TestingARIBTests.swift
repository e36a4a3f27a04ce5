import Foundation
import HeadlessDriver
import HeadlessUI
import ProfileREPL
import StateBinding
import StateBindingTesting
import Testing

@testable import ProfileFeature

/// The tests that the article "Testing a RIB" shows.
@Suite(.ownRun) struct TestingARIBTests {
  @Test func `the members are loaded, and an empty ID is a problem`() async {
    let presenter = RecordingPresenter<LoggedOutViewState, LoggedOutViewAction>()
    let members = InMemoryMembers(clock: .current)
    let interactor = LoggedOutInteractor(presenter: presenter, members: members)
    interactor.activate()
    presenter.expect(LoggedOutViewState(activity: .loading))
    await settled()
    presenter.expect {
      $0.members = Member.seeds
      $0.activity = nil
    }
    presenter.send(.login(id: ""))
    presenter.expect { $0.problem = .emptyID }
  }

  @Test func `a member's button asks to log in`() {
    let listener = RecordingListener<LoggedOutViewAction>()
    let viewModel = LoggedOutViewModel(state: LoggedOutViewState())
    viewModel.listener = listener
    viewModel.state.members = [Member.seeds[0]]
    let shown = ShownView { LoggedOutView(viewModel: viewModel) }
    #expect(shown.outline == ["button 'Hong Gildong' #login 12345", "field '회원 번호' = '' #id"])
    shown.tap("login 12345")
    listener.expect(.login(id: "12345"))
  }

  @Test func `cancelling keeps the account`() async throws {
    let app = try await Program.profile.session()
    await app.enter("login 12345", "delete")
    #expect(app.screen.alert?.title == "Delete your account?")
    await app.enter("cancel")
    #expect(app.screen.title == "Profile")
  }

  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the app passes the transcript`(file: TranscriptFile) async {
    await file.check(Program.profile)
  }

  @Test func `an object that outlives its RIB is a leak`() async {
    var kept: Interactor?
    await expectLeaks("Interactor of Kept") {
      let router = KeptRouter(interactor: Interactor())
      kept = router.interactor
    }
    #expect(kept?.isActive == false)
  }

  @Test func `the tree grows with each attached RIB`() {
    let root = KeptRouter(interactor: Interactor())
    root.attachChild(KeptRouter(interactor: Interactor()))
    root.interactable.activate()
    expectTree(of: root, "Kept\n  Kept")
  }
}

extension RecordingPresenter: LoggedOutPresentable
where State == LoggedOutViewState, Action == LoggedOutViewAction {}

private final class KeptRouter: Router<Interactor> {}

/// The article has no code that is not in this file.
struct ArticleTests {
  @Test func `every test of the article is built and run here, in under 15 lines`() throws {
    let article = URL(filePath: #filePath).appending(
      path: "../../../../Sources/StateBindingTesting/StateBindingTesting.docc/TestingARIB.md")
    let code = try text(of: URL(filePath: #filePath)).lines
    let tests = try text(of: article.standardized).components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
      .filter { $0.contains("@Test") }
    #expect(tests.count >= 4)
    for test in tests {
      #expect(code.contains(test.lines), "not in this file: \(test)")
      #expect(test.lines.count < 15)
    }
  }

  private func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}

extension String {
  /// The lines with something in them, without their indentation.
  fileprivate var lines: [String] {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
