import StateBinding
import StateBindingTestSupport
import Testing

struct DeepLinkTableTests {
  private let links = GameLinks()

  @Test(arguments: [
    ("ribs-training://launchGame?gameId=ticTacToe", "launchGame ticTacToe -"),
    (
      "ribs-training://launchGame?gameId=ticTacToe&inviteCode=ABC123", "launchGame ticTacToe ABC123"
    ),
    (
      "ribs-training://launchGame?inviteCode=ABC123&gameId=ticTacToe", "launchGame ticTacToe ABC123"
    ),
    ("ribs-training://launchGame/?gameId=ticTacToe", "launchGame ticTacToe -"),
    ("ribs-training://launchGame?&&gameId=ticTacToe&", "launchGame ticTacToe -"),
    ("ribs-training://profile?userId=12345", "profile 12345"),
    ("ribs-training://profile?userId=-7", "profile -7"),
    ("ribs-training://board/swift/post/7", "post swift 7 -"),
    ("ribs-training://board/swift/post/7/?comment=3", "post swift 7 3"),
    ("ribs-training://settings?theme=dark&isLarge=false", "settings dark false"),
    ("ribs-training://home", "home"),
    ("ribs-training://color?rgb=1,2,3", "color [1, 2, 3]"),
  ])
  func `a correct link leads to its destination`(url: String, answer: String) {
    #expect(links.answer(to: url) == answer)
  }

  @Test(arguments: [
    ("ribs-training://launchGame?gameId=a&source=mail", "launchGame a -"),
    ("ribs-training://launchGame?gameId=a&source=%zz&source", "launchGame a -"),
    ("ribs-training://home?a=1&a=2", "home"),
    ("ribs-training://board/swift/post/7?id=8", "post swift 7 -"),
    ("ribs-training://launchGame?gameId=a#top?inviteCode=b", "launchGame a -"),
    ("ribs-training://home#", "home"),
  ])
  func `unknown parameters and fragments are ignored`(
    url: String, answer: String
  ) {
    #expect(links.answer(to: url) == answer)
  }

  @Test func `a fixed destination still checks the values`() throws {
    var table = DeepLinkTable<String>()
    table.add(GameLinks.profile, to: "profile")
    #expect(try table.destination(of: "ribs-training://profile?userId=7") == "profile")
    #expect(throws: DeepLinkError.self) {
      try table.destination(of: "ribs-training://profile?userId=x")
    }
  }

  @Test(arguments: ["RIBS-Training://home", "ribs-training://HOME", "Ribs-Training://Home"])
  func `the scheme and host ignore case`(url: String) {
    #expect(links.answer(to: url) == "home")
  }

  @Test func `the path respects case`() {
    #expect(links.answer(to: "ribs-training://board/swift/POST/7").hasPrefix("no link is like"))
  }

  @Test(arguments: [
    ("ribs-training://launchGame?gameId=tic%20tac%2Dtoe", "launchGame tic tac-toe -"),
    ("ribs-training://launchGame?gameId=a%26b%3Dc%23d%25", "launchGame a&b=c#d% -"),
    ("ribs-training://launchGame?gameId=a=b", "launchGame a=b -"),
    ("ribs-training://launchGame?gameId=a+b", "launchGame a+b -"),
    ("ribs-training://launchGame?gameId=a?b/c:d@e", "launchGame a?b/c:d@e -"),
    ("ribs-training://launchGame?game%49d=a", "launchGame a -"),
    ("ribs-training://launchGame?gameId=%EC%98%A4%EB%AA%A9", "launchGame 오목 -"),
    ("ribs-training://launchGame?gameId=%ec%98%a4%eb%aa%a9", "launchGame 오목 -"),
    ("ribs-training://launchGame?gameId=오목", "launchGame 오목 -"),
    ("ribs-training://launchGame?gameId=%09%1B", "launchGame \t\u{1B} -"),
    ("ribs-training://board/c%2F%EC%98%A4/post/7", "post c/오 7 -"),
    ("ribs-training://board/a:b@c/post/7", "post a:b@c 7 -"),
    ("ribs-training://게시판/설정?탭=글", "board 글"),
    (
      "ribs-training://%EA%B2%8C%EC%8B%9C%ED%8C%90/%EC%84%A4%EC%A0%95?%ED%83%AD=%EA%B8%80",
      "board 글"
    ),
  ])
  func `escapes are decoded after the URL is split`(url: String, answer: String) {
    #expect(links.answer(to: url) == answer)
  }

  @Test func `combining marks after a separator do not hide it`() {
    #expect(
      links.answer(to: "ribs-training://launchGame?gameId=a&\u{301}=b") == "launchGame a -")
    #expect(
      links.answer(to: "ribs-training://launchGame?\u{301}=b&gameId=a") == "launchGame a -")
    #expect(
      links.answer(to: "ribs-training://board/\u{301}/post/7") == "post \u{301} 7 -")
    #expect(links.answer(to: "ribs-training://\u{301}home").hasPrefix("no link is like"))
    #expect(
      links.answer(to: "ribs-training:\u{301}//home").hasSuffix(
        "// is missing behind ribs-training:")
    )
  }

  @Test func `the summaries name each link with its parameters`() {
    #expect(
      links.table.summaries == [
        "ribs-training://launchGame?gameId={text}&inviteCode={text, optional}",
        "ribs-training://profile?userId={whole number}",
        "ribs-training://board/{boardId}/post/{id}?comment={whole number, optional}",
        "ribs-training://settings?theme={light or dark}&isLarge={true or false}",
        "ribs-training://home",
        "ribs-training://게시판/설정?탭={text, optional}",
        "ribs-training://color?rgb={colour}",
      ])
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]])
  func `the link with more literal text from the left wins in any order of adding`(
    order: [Int]
  ) throws {
    var table = DeepLinkTable<String>()
    for number in order {
      switch number {
      case 0:
        table.add(DeepLinkRoute("app://post/{a}/{b}", .string("a"), .string("b"))) { "\($0) \($1)" }
      case 1: table.add(DeepLinkRoute("app://post/{id}/edit", .string("id"))) { "edit \($0)" }
      case 2: table.add(DeepLinkRoute("app://post/new/{kind}", .string("kind"))) { "new \($0)" }
      default: table.add(DeepLinkRoute("app://post/new/edit")) { "edit anew" }
      }
    }
    #expect(try table.destination(of: "app://post/old/read") == "old read")
    #expect(try table.destination(of: "app://post/old/edit") == "edit old")
    #expect(try table.destination(of: "app://post/new/read") == "new read")
    #expect(try table.destination(of: "app://post/new/edit") == "edit anew")
  }

  @Test func `the first literal segment decides between two links`() throws {
    var table = DeepLinkTable<String>()
    table.add(DeepLinkRoute("app://post/{id}/edit", .string("id"))) { "edit \($0)" }
    table.add(DeepLinkRoute("app://post/new/{kind}", .string("kind"))) { "new \($0)" }
    #expect(try table.destination(of: "app://post/new/edit") == "new edit")
  }

  @Test(arguments: [
    ("app://search?q=", "search <> for nil"), ("app://search?q", "search <> for nil"),
    ("app://search?q=&for=", "search <> for Optional(\"\")"),
  ])
  func `an empty text is a value`(url: String, answer: String) throws {
    var table = DeepLinkTable<String>()
    table.add(DeepLinkRoute("app://search", .string("q"), .optional(.string("for")))) {
      "search <\($0)> for \($1 as Any)"
    }
    #expect(try table.destination(of: url) == answer)
  }

  @Test func `a table without links answers unknown`() {
    #expect(
      throws: DeepLinkError.unknown(url: "app://home", nearest: nil),
      performing: { try DeepLinkTable<String>().destination(of: "app://home") })
  }

  @Test func `a link can lead to a workflow`() throws {
    let log = Log()
    var table = DeepLinkTable<Workflow<Int>>()
    table.add(GameLinks.profile) { userId in
      let workflow = LoggedWorkflow<Int>(log)
      workflow.onStep { log.pass("user \(userId) from \($0)", $0) }.commit()
      return workflow
    }
    _ = try table.destination(of: "ribs-training://profile?userId=5").subscribe(1)
    #expect(log.lines == ["user 5 from 1", "complete"])
  }
}
