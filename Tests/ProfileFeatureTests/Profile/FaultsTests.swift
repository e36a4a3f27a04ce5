import HeadlessDriver
import HeadlessUI
import ProfileFeature
import StateBindingTestSupport
import Testing

/// Failures shown in an alert, with everything else unchanged.
struct FaultsTests {
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
