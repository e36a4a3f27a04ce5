import HeadlessDriver
import Testing

/// The language of the screens.
struct LanguageTests {
  @Test(arguments: [
    ([:], "en"), (["LANG": "ko_KR.UTF-8"], "ko"), (["LANG": "ko"], "ko"), (["LANG": "KO"], "ko"),
    (["LANG": "C"], "en"), (["LANG": "C.UTF-8"], "en"), (["LANG": "POSIX"], "en"),
    (["LANG": "fr_FR"], "en"), (["LANG": "kok_IN"], "en"), (["LANG": "ko@x"], "ko"),
    (["LANG": "ko_KR", "LC_MESSAGES": "en_US"], "en"),
    (["LC_ALL": "ko_KR", "LC_MESSAGES": "en_US", "LANG": "en_US"], "ko"),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR"], "ko"),
    (["LC_ALL": "fr_FR", "LANG": "ko_KR"], "en"),
  ])
  func `a person gets the language of the environment`(
    environment: [String: String], language: String
  ) {
    let chosen = Language.choose(
      asked: nil, isInteractive: true, environment: environment, known: ["en", "ko"])
    #expect(chosen == language)
  }

  @Test func `a script gets English in any environment`() {
    let chosen = Language.choose(
      asked: nil, isInteractive: false, environment: ["LC_ALL": "ko_KR"], known: ["en", "ko"])
    #expect(chosen == "en")
  }

  @Test(arguments: [true, false])
  func `the language option wins over the environment`(isInteractive: Bool) {
    let chosen = Language.choose(
      asked: "ko", isInteractive: isInteractive, environment: ["LC_ALL": "en"], known: ["en", "ko"])
    #expect(chosen == "ko")
  }
}
