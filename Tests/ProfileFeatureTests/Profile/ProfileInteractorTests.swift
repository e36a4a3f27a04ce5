import StateBinding
import TestSupport
import Testing

// The interactor and its protocols are internal to the feature; only the router can be built from
// outside.
@testable import ProfileFeature

/// The interactor alone, between generated mocks. The module is named because the folder Article has an interactor of the same name.
@Suite(.ownRun) struct ProfileInteractorTests {
  private let presenter = ProfilePresentableMock()
  private let listener = ProfileListenerMock()
  private let members = MembersMock()
  private let memberStream = BehaviorRelay(value: Member.seeds[0])
  private let interactor: ProfileFeature.ProfileInteractor

  private let kim = Member(id: "12345", name: "Kim", email: "kim@example.com")

  init() {
    interactor = ProfileFeature.ProfileInteractor(
      presenter: presenter, members: members, memberStream: memberStream)
    interactor.listener = listener
    interactor.activate()
  }

  @Test func `an activated profile shows its member and hears the actions`() {
    #expect(presenter.updateArguments.map(\.member) == [Member.seeds[0]])
    #expect(presenter.listener === interactor)
  }

  @Test func `a new member in the stream is shown, and the same member is not shown again`() {
    memberStream.accept(kim)
    memberStream.accept(kim)
    #expect(presenter.updateArguments.map(\.member) == [Member.seeds[0], kim])
  }

  @Test func `a logout is passed to the listener`() {
    interactor.request(action: .logout)
    #expect(listener.profileDidLogoutCallCount == 1)
    #expect(presenter.updateCallCount == 1)
  }

  @Test func `a failed logout is shown`() {
    listener.profileDidLogoutHandler = { () throws(MembersError) in throw .unavailable(.save) }
    interactor.request(action: .logout)
    #expect(presenter.updateArguments.last?.failure == .notLoggedOut(.unavailable(.save)))
  }

  @Test func `a draft with problems is not saved`() async {
    interactor.request(action: .save(MemberDraft(name: "", email: "kim@example.com")))
    await settled()
    #expect(members.saveCallCount == 0)
    #expect(presenter.updateArguments.last?.problems == [.emptyName])
  }

  @Test func `a saved member goes into the stream and closes the editor`() async {
    interactor.request(action: .edit)
    interactor.request(action: .save(MemberDraft(kim)))
    #expect(presenter.updateArguments.last?.activity == .saving)
    await settled()
    #expect(members.saveArguments == [kim])
    #expect(memberStream.value == kim)
    #expect(presenter.updateArguments.last?.isEditing == false)
    #expect(presenter.updateArguments.last?.activity == nil)
  }

  @Test func `a failed save keeps the editor open`() async {
    members.saveHandler = { _ in throw MembersError.unavailable(.save) }
    interactor.request(action: .edit)
    interactor.request(action: .save(MemberDraft(kim)))
    await settled()
    #expect(presenter.updateArguments.last?.failure == .notSaved(.unavailable(.save)))
    #expect(presenter.updateArguments.last?.isEditing == true)
    #expect(memberStream.value == Member.seeds[0])
  }

  @Test func `a refresh shows the member of the service`() async {
    members.memberHandler = { [kim] id in id == kim.id ? kim : nil }
    interactor.request(action: .refresh)
    await settled()
    #expect(members.memberArguments == ["12345"])
    #expect(presenter.updateArguments.last?.member == kim)
  }

  @Test func `a refresh of a deleted member fails`() async {
    interactor.request(action: .refresh)
    await settled()
    #expect(presenter.updateArguments.last?.failure == .notLoaded(.notFound(id: "12345")))
  }

  @Test func `a second call does nothing while one runs`() async {
    interactor.request(action: .refresh)
    interactor.request(action: .deleteAccount)
    await settled()
    #expect(members.memberCallCount == 1)
    #expect(members.deleteCallCount == 0)
  }

  @Test func `a deleted account is reported to the listener`() async {
    interactor.request(action: .deleteAccount)
    #expect(listener.profileDidDeleteAccountCallCount == 0)
    await settled()
    #expect(members.deleteArguments == ["12345"])
    #expect(listener.profileDidDeleteAccountCallCount == 1)
  }

  @Test func `a link asks its question unless a call is running`() async {
    var problems: [String] = []
    let bag = DisposeBag()
    interactor.askToLogOut().subscribe().disposed(by: bag)
    interactor.request(action: .refresh)
    interactor.askToDelete().subscribe(onError: { problems.append("\($0)") }).disposed(by: bag)
    #expect(presenter.askArguments == [.logout])
    #expect(problems.count == 1)
    await settled()
  }
}
