import StateBinding
import Testing

/// Links without a destination, and their error messages.
struct DeepLinkErrorTests {
  private let links = GameLinks()

  @Test(arguments: [
    ("", "it is empty"),
    ("launchGame", "it has no scheme, such as app://"),
    ("//launchGame", "it has no scheme, such as app://"),
    ("://launchGame", "it has no scheme, such as app://"),
    ("1app://launchGame", "it has no scheme, such as app://"),
    ("앱://launchGame", "it has no scheme, such as app://"),
    (" ribs-training://home", "it has no scheme, such as app://"),
    ("ribs-training:launchGame", "// is missing behind ribs-training:"),
    ("ribs-training:/launchGame", "// is missing behind ribs-training:"),
    ("ribs-training:", "// is missing behind ribs-training:"),
    ("ribs-training://home:8080", "a link has no port, remove :8080"),
    ("ribs-training://home:", "a link has no port, remove :"),
    ("ribs-training://me@home", "a link has no user, remove the part before @"),
    ("ribs-training://me:secret@home:80", "a link has no user, remove the part before @"),
  ])
  func `a text that is no link is malformed`(url: String, reason: String) {
    #expect(links.answer(to: url) == "\(url.debugDescription) is malformed: \(reason)")
  }

  @Test(arguments: [
    ("ribs-training://home\n", "000A"), ("\u{0}ribs-training://home", "0000"),
    ("ribs-training://ho\u{1B}[31mme", "001B"), ("ribs-training://home?\u{7F}", "007F"),
    ("ribs-training://home?\u{9B}31m", "009B"), ("ribs-training://home\r\n", "000D"),
  ])
  func `a control character is rejected and named by its code`(url: String, code: String) {
    let answer = links.answer(to: url)
    #expect(
      answer.hasSuffix(" is malformed: it has the control character U+\(code); escape it with %"))
    #expect(!answer.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test(arguments: [
    ("gameId=%", #"the parameter gameId is unreadable: the escape % is cut short"#),
    ("gameId=a%4", #"the parameter gameId is unreadable: the escape %4 is cut short"#),
    ("gameId=%zz", #"the parameter gameId is unreadable: the escape "%zz" is not hexadecimal"#),
    ("gameId=%4%41", #"the parameter gameId is unreadable: the escape "%4%" is not hexadecimal"#),
    ("gameId=%-1", #"the parameter gameId is unreadable: the escape "%-1" is not hexadecimal"#),
    ("gameId=%한글", #"the parameter gameId is unreadable: the escape "%한글" is not hexadecimal"#),
    ("gameId=%4한", #"the parameter gameId is unreadable: the escape "%4한" is not hexadecimal"#),
    ("gameId=%FF", "the parameter gameId is unreadable: its escapes are not UTF-8"),
    ("gameId=%ED%A0%80", "the parameter gameId is unreadable: its escapes are not UTF-8"),
    ("gameId=%C0%80", "the parameter gameId is unreadable: its escapes are not UTF-8"),
    ("gameId=%EC%98", "the parameter gameId is unreadable: its escapes are not UTF-8"),
    ("gameId=a&inviteCode=%", "the parameter inviteCode is unreadable: the escape % is cut short"),
    ("", "the parameter gameId (text) is missing"),
    ("inviteCode=a", "the parameter gameId (text) is missing"),
    ("gameid=a", "the parameter gameId (text) is missing"),
    ("gameId=a&gameId=a", "the parameter gameId is repeated"),
    ("gameId=a&inviteCode=b&inviteCode", "the parameter inviteCode is repeated"),
    ("gameId=a&game%49d=a", "the parameter gameId is repeated"),
  ])
  func `a wrong parameter is named`(query: String, reason: String) {
    let url = "ribs-training://launchGame?\(query)"
    #expect(links.answer(to: url) == "\"\(url)\" is malformed: \(reason)")
  }

  @Test(arguments: [
    ("profile?userId=abc", #"the parameter userId (whole number) is unreadable: "abc""#),
    ("profile?userId=1.5", #"the parameter userId (whole number) is unreadable: "1.5""#),
    (
      "profile?userId=99999999999999999999",
      #"the parameter userId (whole number) is unreadable: "99999999999999999999""#
    ),
    ("profile?userId=%1B[2J", #"the parameter userId (whole number) is unreadable: "\u{1B}[2J""#),
    (
      "profile?userId=%C2%9B2J", #"the parameter userId (whole number) is unreadable: "\u{9B}2J""#
    ),
    ("profile?userId=", "the parameter userId (whole number) is empty"),
    ("board/a/post/b", #"the parameter id (whole number) is unreadable: "b""#),
    ("board/%FF/post/1", "the parameter boardId is unreadable: its escapes are not UTF-8"),
    ("board/a/post/1?comment=x", #"the parameter comment (whole number) is unreadable: "x""#),
    (
      "settings?theme=blue&isLarge=true",
      #"the parameter theme (light or dark) is unreadable: "blue""#
    ),
    (
      "settings?theme=dark&isLarge=yes",
      #"the parameter isLarge (true or false) is unreadable: "yes""#
    ),
    ("settings?isLarge=true", "the parameter theme (light or dark) is missing"),
    ("color?rgb=1,2", #"the parameter rgb (colour) is unreadable: "1,2""#),
  ])
  func `a parameter of another kind is named with its kind`(link: String, reason: String) {
    let url = "ribs-training://\(link)"
    #expect(links.answer(to: url) == "\"\(url)\" is malformed: \(reason)")
  }

  @Test(arguments: [
    (
      "ribs-training://lanchGame?gameId=a",
      "ribs-training://launchGame?gameId={text}&inviteCode={text, optional}"
    ),
    ("ribs-training://profil", "ribs-training://profile?userId={whole number}"),
    ("ribs-trainig://home", "ribs-training://home"),
    ("ribs-training://hoem#top", "ribs-training://home"),
    (
      "ribs-training://bord/a-long-name-of-a-board/post/12345",
      "ribs-training://board/{boardId}/post/{id}?comment={whole number, optional}"
    ),
    (
      "ribs-training://board/a/post",
      "ribs-training://board/{boardId}/post/{id}?comment={whole number, optional}"
    ),
  ])
  func `an unknown link is answered with the nearest link`(url: String, nearest: String) {
    #expect(links.answer(to: url) == "no link is like \"\(url)\"; did you mean \(nearest)?")
  }

  @Test(arguments: [
    "https://example.com/a/long/way/from/home", "a://b", "ribs-training://",
    "ribs-training://promotion?code=SUMMER2024",
  ])
  func `a link unlike any other is only unknown`(url: String) {
    #expect(links.answer(to: url) == "no link is like \"\(url)\"")
  }

  @Test func `an error has the URL, and the nearest link or the reason`() {
    #expect(
      throws: DeepLinkError.unknown(
        url: "ribs-training://profil", nearest: "ribs-training://profile?userId={whole number}"),
      performing: { try links.table.destination(of: "ribs-training://profil") })
    #expect(
      throws: DeepLinkError.malformed(url: "", reason: "it is empty"),
      performing: { try links.table.destination(of: "") })
  }

  @Test(arguments: [
    ("a://", "x", ""), ("ribs-training://profile?userId=", "7", ""),
    ("ribs-training://profile?userId=", "%41", ""), ("ribs-training://board/", "한", "/post/1x"),
    ("ribs-training://profile?", "a&", ""), ("ribs-training://", "/", ""),
  ])
  func `a link of 1 MB is rejected quickly with a cut text`(
    head: String, part: String, tail: String
  ) {
    let url = head + String(repeating: part, count: 1_000_000 / part.utf8.count) + tail
    var answer = ""
    let time = ContinuousClock().measure { answer = links.answer(to: url) }
    #expect(time < .seconds(2), "on a busy machine")
    #expect(answer.contains(" bytes long, more than the 65536 of a link"))
    #expect(answer.utf8.count < 2_000)
    #expect(!answer.contains("\u{FFFD}"))
  }
}
