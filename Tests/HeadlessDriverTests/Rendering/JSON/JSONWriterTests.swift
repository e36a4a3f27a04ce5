import HeadlessDriver
import HeadlessUI
import Testing

struct JSONWriterTests {
  @Test func `the writer separates values and escapes texts`() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("line")
    writer.value(-7)
    writer.key("ok")
    writer.value(true)
    writer.key("input")
    writer.value("say \"hi\" \\ a\nb\u{1B}한\u{202E}")
    writer.key("output")
    writer.value(nil as String?)
    writer.key("events")
    writer.beginArray()
    writer.endArray()
    writer.key("some")
    writer.beginArray()
    writer.value("a")
    writer.beginObject()
    writer.endObject()
    writer.null()
    writer.endArray()
    writer.endObject()
    #expect(
      writer.text
        == ##"{"line":-7,"ok":true,"input":"say \"hi\" \\ a\nb\\u{1B}한\\u{202E}","output":null,"##
        + #""events":[],"some":["a",{},null]}"#)
  }
}
