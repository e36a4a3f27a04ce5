import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

// The view controller is internal to the feature.
@testable import ProfileFeature

/// The state of the view survives the updates of the interactor.
struct StateFlowTests {
  @Test func `a new member keeps the editor open with the typed text`() async {
    let controller = ProfileViewController()
    let session = Session { _ in
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return App(window: window, embedding: { [] })
    }
    _ = await session.start()
    controller.update(state: ProfileViewState(member: Member.seeds[0], isEditing: true))
    _ = await session.send("type name Lee")
    controller.update(state: ProfileViewState(member: Member.seeds[1], isEditing: true))
    #expect(session.screen.text().contains("type name   이름    Lee\n"))
    controller.update(state: ProfileViewState(member: Member.seeds[1]))
    #expect(session.screen.elements.map(\.label).first == "Kim Cheolsu")
  }

  @Test func `the editor opens with the current member, not with an old draft`() async {
    let app = await ProfileSession()
    #expect(
      await app.answer(to: ["login 12345", "edit", "type name Lee", "discard", "edit"])
        .hasPrefix("Profile\n  type name   Name    Hong Gildong\n"))
  }
}
