import ExampleNetwork
import Testing

struct APITests {
  @Test(arguments: [
    "", "localhost", "ftp://example.com", "http://", "http:///x", "http://a/?q=1", "http://a/#f",
    "file:///etc/passwd", "http://[", "한국",
  ])
  func `a text that is no HTTP address is refused`(text: String) {
    #expect(API(text) == nil)
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080", "127.0.0.1:8080"), ("https://example.com/v1/", "example.com"),
    ("HTTP://example.com", "example.com"),
  ])
  func `a server is named by its host and port`(text: String, server: String) {
    #expect(API(text)?.server == server)
  }
}
