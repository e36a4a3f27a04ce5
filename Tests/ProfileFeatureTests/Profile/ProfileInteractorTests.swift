import StateBinding
import StateBindingTesting
import Testing

// The interactor and its protocols are internal to the feature; only the router can be built from
// outside.
@testable import ProfileFeature

/// The interactor alone.
@Suite(.ownRun) struct ProfileInteractorTests {
  private let presenter = ProfilePresenter()
  private let listener = ProfileListenerMock()
  private let members = MembersMock()
  private let savedLogin = SavedLoginMock()
  private let memberStream = BehaviorRelay(value: Member.seeds[0])
  private let interactor: ProfileInteractor

  private let kim = Member(id: "12345", name: "Kim", email: "kim@example.com")

  init() {
    interactor = ProfileInteractor(
      presenter: presenter, members: members, savedLogin: savedLogin, memberStream: memberStream)
    interactor.listener = listener
    interactor.activate()
    presenter.expect(ProfileViewState(member: Member.seeds[0]))
  }

  @Test func `a new member in the stream is shown, and the same member is not shown again`() {
    memberStream.accept(kim)
    presenter.expect { $0.member = kim }
    memberStream.accept(kim)
    presenter.expectNoChange()
  }

  @Test func `a new member leaves an open question open`() {
    presenter.send(.ask(.logout))
    presenter.expect { $0.question = .logout }
    memberStream.accept(kim)
    presenter.expect { $0.member = kim }
  }

  @Test func `a logout forgets the login, and is passed to the listener`() {
    presenter.send(.ask(.logout))
    presenter.expect { $0.question = .logout }
    presenter.send(.logout)
    presenter.expect { $0.question = nil }
    #expect(savedLogin.forgetCallCount == 1)
    #expect(listener.profileDidLogoutCallCount == 1)
  }

  @Test func `a failed logout is shown`() {
    savedLogin.forgetHandler = { () throws(MembersError) in throw .unavailable(.save) }
    presenter.send(.ask(.logout))
    presenter.expect { $0.question = .logout }
    presenter.send(.logout)
    presenter.expect {
      $0.question = nil
      $0.failure = .notLoggedOut(.unavailable(.save))
    }
    #expect(listener.profileDidLogoutCallCount == 0)
  }

  @Test func `a draft with problems is not saved`() async {
    presenter.send(.save(MemberDraft(name: "", email: "kim@example.com")))
    presenter.expect { $0.problems = [.emptyName] }
    await settled()
    #expect(members.saveCallCount == 0)
  }

  @Test func `a saved member goes into the stream and closes the editor`() async {
    presenter.send(.edit)
    presenter.expect { $0.isEditing = true }
    presenter.send(.save(MemberDraft(kim)))
    presenter.expect { $0.activity = .saving }
    await settled()
    presenter.expect { $0 = ProfileViewState(member: kim) }
    #expect(members.saveArguments == [kim])
    #expect(memberStream.value == kim)
  }

  @Test func `a failed save keeps the editor open`() async {
    members.saveHandler = { _ in throw MembersError.unavailable(.save) }
    presenter.send(.edit)
    presenter.expect { $0.isEditing = true }
    presenter.send(.save(MemberDraft(kim)))
    presenter.expect { $0.activity = .saving }
    await settled()
    presenter.expect {
      $0.activity = nil
      $0.failure = .notSaved(.unavailable(.save))
    }
    #expect(memberStream.value == Member.seeds[0])
  }

  @Test func `a refresh shows the member of the service`() async {
    members.memberHandler = { [kim] id in id == kim.id ? kim : nil }
    presenter.send(.refresh)
    presenter.expect { $0.activity = .refreshing }
    await settled()
    presenter.expect {
      $0.activity = nil
      $0.member = kim
    }
    #expect(members.memberArguments == ["12345"])
  }

  @Test(
    arguments: [
      (.refresh, .refreshing), (.save(MemberDraft(Member.seeds[0])), .saving),
      (.deleteAccount, .deleting),
    ] as [(ProfileViewAction, ProfileActivity)])
  func `an account that somebody else has deleted is reported to the listener`(
    action: ProfileViewAction, activity: ProfileActivity
  ) async {
    members.saveHandler = { throw MembersError.notFound(id: $0.id) }
    members.deleteHandler = { throw MembersError.notFound(id: $0) }
    presenter.send(action)
    presenter.expect { $0.activity = activity }
    await settled()
    presenter.expectNoChange()
    #expect(listener.profileDidLoseAccountCallCount == 1)
    #expect(listener.profileDidDeleteAccountCallCount == 0)
  }

  @Test(.nonExhaustive) func `an action during a call is lost, and the reason is said`() async {
    var events: [String] = []
    let hearing = AppRun.current.trace.observe { events.append("\($0)") }
    presenter.send(.refresh)
    let lost = await expectDiagnostics(.lostAction) { presenter.send(.deleteAccount) }
    hearing.dispose()
    #expect(
      lost.map(\.message) == [
        "ProfileInteractor dropped deleteAccount because refreshing is under way; disable what requests it until then"
      ])
    #expect(events.last == "lost Profile deleteAccount")
    await settled()
    #expect(members.memberCallCount == 1)
    #expect(members.deleteCallCount == 0)
  }

  @Test func `a deleted account is reported to the listener`() async {
    presenter.send(.deleteAccount)
    presenter.expect { $0.activity = .deleting }
    #expect(listener.profileDidDeleteAccountCallCount == 0)
    await settled()
    presenter.expectNoChange()
    #expect(members.deleteArguments == ["12345"])
    #expect(listener.profileDidDeleteAccountCallCount == 1)
  }

  @Test func `a link asks its question unless a call is running`() async {
    var problems: [String] = []
    let bag = DisposeBag()
    interactor.ask(.logout).subscribe().disposed(by: bag)
    presenter.expect { $0.question = .logout }
    members.memberHandler = { _ in Member.seeds[0] }
    presenter.send(.refresh)
    presenter.expect {
      $0.question = nil
      $0.activity = .refreshing
    }
    interactor.ask(.deleteAccount).subscribe(onError: { problems.append("\($0)") }).disposed(
      by: bag)
    presenter.expectNoChange()
    #expect(problems.count == 1)
    await settled()
    presenter.expect { $0.activity = nil }
  }
}

private final class ProfilePresenter:
  RecordingPresenter<ProfileViewState, ProfileViewAction>,
  ProfilePresentable
{}
