import ExampleNetwork
import HeadlessUI
import Testing

/// The messages on the screen for failed requests.
struct NetworkWordsTests {
  nonisolated static let reasons: [(NetworkError, korean: String, english: String)] = [
    (.cannotConnect(server: "a:1"), "a:1에 연결할 수 없습니다", "Nobody answers at a:1"),
    (.timedOut, "서버의 응답이 너무 늦습니다", "The server took too long to answer"),
    (.cutOff, "응답이 중간에 끊겼습니다", "The answer was cut off"),
    (.tooLarge(limit: 9), "응답이 9바이트보다 큽니다", "The answer has more than 9 bytes"),
    (.redirected(to: "x"), "서버가 다른 주소로 보냅니다: x", "The server sends the request on to x"),
    (.status(404), "서버에 없는 내용입니다 (404)", "The server does not have it (404)"),
    (.status(500), "서버에 문제가 있습니다 (500)", "The server has a problem (500)"),
    (.unreadable, "서버의 응답을 읽을 수 없습니다", "The server's answer cannot be read"),
    (.unavailable, "지금은 서비스를 쓸 수 없습니다", "The service is unavailable now"),
    (.failed(reason: "x"), "요청하지 못했습니다: x", "The request failed: x"),
  ]

  @Test(arguments: reasons)
  func `every error has a message in both languages`(
    error: NetworkError, korean: String, english: String
  ) {
    for (words, text) in [(NetworkWords.korean, korean), (NetworkWords.english, english)] {
      let window = UIWindow(strings: StringCatalogue(language: "en", words))
      window.rootViewController = UIHostingController(rootView: NetworkErrorText(error: error))
      window.makeKeyAndVisible()
      #expect(window.screen.elements.map(\.label) == [text])
    }
  }

  @Test func `both languages have the same keys`() {
    #expect(Set(NetworkWords.korean.keys) == Set(NetworkWords.english.keys))
  }
}
