import HeadlessDriver
import HeadlessUI
import Testing

/// `:expect`, which looks for a text on the screen.
struct ExpectTests {
  @Test(arguments: ["Members", "M", "rs", "embe", "회원"])
  func `:expect finds a text in any part of the screen`(text: String) async {
    let session = await startedSession { _ in Text(verbatim: "Members 회원") }
    #expect(await session.answer(to: ":expect \(text)") == "")
  }

  @Test func `:expect fails for a missing text`() async {
    let session = await startedSession { _ in Text(verbatim: "aab aac") }
    #expect(
      await session.answer(to: ":expect aad")
        == #"expectation-failed: the screen has no "aad""#)
  }

  /// Comparing at each position would take an hour. Tests share the main actor, so a run under a
  /// sanitizer takes minutes.
  @Test(.timeLimit(.minutes(20)))
  func `:expect searches a long repetitive text in linear time`() async {
    let session = await startedSession { _ in
      Text(verbatim: String(repeating: "a", count: 800_000))
    }
    let text = String(repeating: "a", count: 400_000)
    #expect(await session.send(":expect \(text)").error == nil)
    #expect(await session.send(":expect \(text)b").error?.code == .expectationFailed)
  }
}
