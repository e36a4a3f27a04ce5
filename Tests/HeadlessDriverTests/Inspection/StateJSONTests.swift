import HeadlessDriver
import Testing

/// States as values of JSON.
struct StateJSONTests {
  @Test func `a state is an object with its fields as values`() {
    #expect(
      json(Form())
        == #"{"count":-1,"isOn":false,"name":{"first":"Kim \"K\"","note":null},"phase":"idle","#
        + #""last":{"failed":{"code":2,"why":"x"}},"ids":[1,2],"ages":{"a":1.5,"b":2.0},"#
        + #""pair":[1,"y"],"view":"Shown"}"#)
  }

  @Test(arguments: [
    ("1", #""1""#), ("a\u{1B}", #""a\\u{1B}""#), ("nil", #""nil""#), ("", #""""#),
  ])
  func `a text stays a text`(text: String, value: String) {
    #expect(json(text) == value)
  }

  @Test(arguments: [(0.5, "0.5"), (-0.0, "-0.0"), (1e-7, "1e-07"), (1e300, "1e+300")])
  func `a number stays a number`(number: Double, value: String) {
    #expect(json(number) == value)
  }

  @Test func `a number that JSON does not know is a text`() {
    #expect(json(Double.infinity) == #""inf""#)
    #expect(json(Double.nan) == #""nan""#)
  }

  private func json(_ value: Any) -> String {
    var writer = JSONWriter()
    writer.write(StateTree(reading: value))
    return writer.text
  }
}

private struct Form {
  enum Phase { case idle }
  enum End { case failed(code: Int, why: String) }
  struct Name {
    var first = "Kim \"K\""
    var note: String?
  }

  var count = -1
  var isOn = false
  var name = Name()
  var phase = Phase.idle
  var last: End? = .failed(code: 2, why: "x")
  var ids = [1, 2]
  var ages = ["b": 2.0, "a": 1.5]
  var pair = (1, "y")
  var view = Shown()
}

private final class Shown {}
