import StateBinding
import StateBindingTesting
import Testing

@testable import Article

@Suite(.ownRun) struct ProfileInteractorTests {
  private let presenter = RecordingPresenter<ProfileViewState, ProfileViewAction>()
  private let listener = RecordingListener()
  private let memberStream = BehaviorRelay<EntityMember?>(
    value: EntityMember(id: "12345", name: "Hong Gildong"))
  private let interactor: ProfileInteractor

  init() {
    interactor = ProfileInteractor(presenter: presenter, memberStream: memberStream)
    interactor.listener = listener
    interactor.activate()
    presenter.expect(ProfileViewState(member: memberStream.value))
  }

  @Test func `a new member is shown`() {
    let kim = EntityMember(id: "23456", name: "Kim Cheolsu")
    memberStream.accept(kim)
    presenter.expect(ProfileViewState(member: kim))
  }

  @Test(arguments: [
    (ProfileViewAction.logout, "profileDidLogout"), (.deleteAccount, "profileDidDeleteAccount"),
  ])
  func `an action tells the listener`(action: ProfileViewAction, call: String) {
    presenter.send(action)
    #expect(listener.calls == [call])
  }
}

extension RecordingPresenter: ProfilePresentable
where State == ProfileViewState, Action == ProfileViewAction {}

private final class RecordingListener: ProfileListener {
  private(set) var calls: [String] = []

  func profileDidLogout() { calls.append("profileDidLogout") }
  func profileDidDeleteAccount() { calls.append("profileDidDeleteAccount") }
}
