import HeadlessDriver
import Testing

/// Options that the header of a transcript sets.
struct HeaderOptionsTests {
  @Test func `a header sets options that are safe`() throws {
    let options = try OptionsParser.sample.parseHeader([
      "lang=ko", "width=40", "trace", "keep-going", "fail=logout", "slow",
    ])
    #expect(options.launch.language == "ko")
    #expect(options.launch.width == 40)
    #expect(options.launch.traces && options.keepsGoing)
    #expect(options.launch.settings == ["fail": "logout", "slow": ""])
  }

  @Test(arguments: [
    (["store=/etc/passwd"], "\"store=/etc/passwd\""), (["script=a"], "\"script=a\""),
    (["json"], "\"json\""), (["color=always"], "\"color=always\""),
    (["--lang=en"], "\"--lang=en\""),
    ([""], "\"\""), (["open=app://a"], "\"open=app://a\""), (["help"], "\"help\""),
  ])
  func `a header cannot set options that touch files or output`(settings: [String], shown: String) {
    #expect(
      OptionsParser.sample.answer(toHeader: settings)
        == "\(shown) cannot be set in a header; a header sets trace, keep-going, unfinished, preview, lang, width, seed, network, fail, slow"
    )
  }

  @Test(arguments: [
    (["lang"], "lang needs a value; write lang=en|ko"),
    (["lang=fr"], #"lang: "fr" is not known; write en or ko"#),
    (["trace=yes"], #"trace takes no value; remove "=yes""#),
    (["trace", "trace"], "trace is given twice; give it once"),
    (["fail=x"], #"fail: "x" is no service; write logout or delete"#),
  ])
  func `a wrong value in a header is refused with the remedy`(settings: [String], answer: String) {
    #expect(OptionsParser.sample.answer(toHeader: settings) == answer)
  }
}
