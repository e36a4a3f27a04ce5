import HeadlessDriver
import HeadlessUI
import Testing

/// `:expect`, which looks for a text on the screen.
struct ExpectTests {
  @Test(arguments: ["Members", "M", "rs", "embe", "회원"])
  func `a text that stands there is found wherever that is`(text: String) async {
    let session = await startedSession { _ in Text(verbatim: "Members 회원") }
    #expect(await session.answer(to: ":expect \(text)") == "")
  }

  @Test func `a text that does not stand there fails`() async {
    let session = await startedSession { _ in Text(verbatim: "aab aac") }
    #expect(
      await session.answer(to: ":expect aad")
        == #"expectation-failed: the screen has no "aad""#)
  }

  /// Comparing at each place would take an hour. All tests share the main actor, so a whole run under a sanitizer takes minutes.
  @Test(.timeLimit(.minutes(20)))
  func `a long text that nearly stands there everywhere is looked for at once`() async {
    let session = await startedSession { _ in
      Text(verbatim: String(repeating: "a", count: 800_000))
    }
    let text = String(repeating: "a", count: 400_000)
    #expect(await session.send(":expect \(text)").error == nil)
    #expect(await session.send(":expect \(text)b").error?.code == .expectationFailed)
  }
}
