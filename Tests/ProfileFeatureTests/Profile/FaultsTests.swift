import HeadlessDriver
import HeadlessUI
import ProfileFeature
import TestSupport
import Testing

/// Failures shown in an alert, with everything else unchanged.
struct FaultsTests {
  @Test func `a failed save keeps the typed text`() async throws {
    let app = await ProfileSession(faults: [.save])
    let editor = """
      Profile
        type name   Name    Kim
        submit name
        type email  E-mail  gildong@example.com
        submit email
        save        Save
        discard     Discard changes

      """
    #expect(await app.answer(to: ["login 12345", "edit", "type name Kim"]) == editor)
    #expect(
      await app.answer(to: "save") == editor + """

        ? The changes could not be saved
          the members are unavailable, save failed; try again later
          cancel  Close

        """)
    #expect(await app.answer(to: ":actions") == "cancel\n")
    #expect(await app.answer(to: "cancel") == editor)
    #expect(await app.answer(to: "discard") == Shown.profile)
    #expect(try await app.members.all() == Member.seeds)
  }

  @Test func `a failed deletion keeps the member logged in`() async throws {
    let app = await ProfileSession(faults: [.delete])
    #expect(
      await app.answer(to: ["login 12345", "delete", "confirm"]) == Shown.profile + """

        ? The account could not be deleted
          the members are unavailable, delete failed; try again later
          cancel  Close

        """)
    #expect(
      await app.answer(to: "confirm").hasPrefix("not-here: there is nothing to confirm here"))
    #expect(await app.answer(to: "delete").hasPrefix("alert-pending: "))
    #expect(await app.answer(to: "tap Close") == Shown.profile)
    #expect(try await app.members.all() == Member.seeds)
  }

  @Test func `a failure during a wait is shown by the wait`() async {
    let app = await ProfileSession(latency: .seconds(2), faults: [.save])
    #expect(
      await app.answer(to: [":wait", "login 12345", ":wait", "edit", "save", ":wait"])
        .hasSuffix("  cancel  Close\n"))
    #expect(app.session.screen.alert != nil)
    #expect(await app.answer(to: ":wait").hasSuffix("  cancel  Close\n"))
    #expect(await app.answer(to: "cancel").hasPrefix("Profile\n  type name"))
  }
}
