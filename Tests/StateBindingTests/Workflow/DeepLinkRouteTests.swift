import StateBinding
import StateBindingTestSupport
import Testing

/// Links made from routes and values, and mistakes in patterns.
struct DeepLinkRouteTests {
  @Test func `a link has its values in the order of the parameters`() {
    #expect(
      GameLinks.launchGame.url("ticTacToe", "ABC123")
        == "ribs-training://launchGame?gameId=ticTacToe&inviteCode=ABC123")
  }

  @Test func `an absent parameter is left out`() {
    #expect(GameLinks.launchGame.url("chess", nil) == "ribs-training://launchGame?gameId=chess")
  }

  @Test func `a link without parameters is its pattern`() {
    #expect(GameLinks.home.url() == "ribs-training://home")
  }

  @Test func `a value of the path stands in its place`() {
    #expect(GameLinks.post.url("swift", 7, 3) == "ribs-training://board/swift/post/7?comment=3")
  }

  @Test func `values of every kind are written the way they are read`() {
    #expect(
      GameLinks.settings.url(.dark, true) == "ribs-training://settings?theme=dark&isLarge=true")
    #expect(GameLinks.color.url([1, 2, 3]) == "ribs-training://color?rgb=1%2C2%2C3")
    #expect(GameLinks.profile.url(.min) == "ribs-training://profile?userId=-9223372036854775808")
  }

  @Test func `all characters but letters, digits and -._~ are escaped`() {
    #expect(
      GameLinks.launchGame.url("aZ09-._~ +&=#?/%오\u{1B}", nil)
        == "ribs-training://launchGame?gameId=aZ09-._~%20%2B%26%3D%23%3F%2F%25%EC%98%A4%1B")
    #expect(GameLinks.board.url("글") == "ribs-training://게시판/설정?%ED%83%AD=%EA%B8%80")
  }

  @Test func `a route reads its values from a link`() throws {
    let values = try GameLinks.post.values(of: "ribs-training://board/swift/post/7?comment=3")
    #expect(values == ("swift", 7, 3))
    #expect(try GameLinks.profile.values(of: "ribs-training://profile?userId=12345") == 12345)
  }

  @Test(arguments: [
    (
      "ribs-training://home",
      #"no link is like "ribs-training://home"; did you mean ribs-training://profile?userId={whole number}?"#
    ),
    (
      "ribs-training://profile?userId=x",
      #""ribs-training://profile?userId=x" is malformed: the parameter userId (whole number) is unreadable: "x""#
    ),
    ("profile", #""profile" is malformed: it has no scheme, such as app://"#),
  ])
  func `a route reads no other link`(url: String, error: String) {
    let thrown = #expect(throws: DeepLinkError.self) { try GameLinks.profile.values(of: url) }
    #expect(thrown?.description == error)
  }

  @Test func `a link of 65,536 bytes is read, and a longer one is not`() {
    let links = GameLinks()
    let long = String(repeating: "a", count: 65_536 - "ribs-training://launchGame?gameId=".count)
    #expect(
      links.answer(to: GameLinks.launchGame.url(long, nil)) == "launchGame \(long) -")
    #expect(
      links.answer(to: GameLinks.launchGame.url(long + "a", nil))
        .hasSuffix("is malformed: it is 65537 bytes long, more than the 65536 of a link"))
  }

  @Test(arguments: [
    Mistake(#""launchGame" is not a link pattern; write it as scheme://host/path/{parameter}"#) {
      _ = DeepLinkRoute("launchGame")
    },
    Mistake(#""app://game?id={id}" is not a link pattern"#) {
      _ = DeepLinkRoute("app://game?id={id}", .string("id"))
    },
    Mistake(
      "the pattern app://board/{boardId}/{id} has {boardId}, which is not among its parameters; add it"
    ) {
      _ = DeepLinkRoute("app://board/{boardId}/{id}", .integer("id"))
    },
    Mistake("the pattern app://game has a parameter twice; give each a name of its own") {
      _ = DeepLinkRoute("app://game", .integer("id"), .string("id"))
    },
    Mistake("the pattern app://game/{id}/{id} has a parameter twice; give each a name of its own") {
      _ = DeepLinkRoute("app://game/{id}/{id}", .integer("id"))
    },
    Mistake("the pattern app://game/{id} has {id}, which may be absent; put it into the query") {
      _ = DeepLinkRoute("app://game/{id}", .optional(.integer("id")))
    },
    Mistake(
      "the links app://game/{id} and APP://game/{name} have the same shape; the second would never open"
    ) {
      var links = DeepLinkTable<Int>()
      links.add(DeepLinkRoute("app://game/{id}", .integer("id"))) { $0 }
      links.add(DeepLinkRoute("APP://game/{name}", .string("name"))) { _ in 1 }
    },
    Mistake(
      "the pattern app://{id}/post has a placeholder in {id}, its host; put it into the path or the query"
    ) {
      _ = DeepLinkRoute("app://{id}/post", .string("id"))
    },
    Mistake(
      "the pattern app://user/pre-{id} has a placeholder in a part of pre-{id}; give it a segment of its own"
    ) {
      _ = DeepLinkRoute("app://user/pre-{id}", .string("id"))
    },
    Mistake(
      "the pattern app://map/{x}{y} has a placeholder in a part of {x}{y}; give it a segment of its own"
    ) {
      _ = DeepLinkRoute("app://map/{x}{y}", .integer("x"), .integer("y"))
    },
    Mistake(
      "the pattern app://user#{id} has a fragment, and links have none; remove the # and the text after it"
    ) {
      _ = DeepLinkRoute("app://user#{id}", .string("id"))
    },
  ])
  func `a wrong pattern ends the process with the remedy`(mistake: Mistake) async {
    await mistake.expectEnd()
  }

  @Test func `an empty text in the query is written the way it is read`() {
    #expect(GameLinks.board.url("") == "ribs-training://게시판/설정?%ED%83%AD=")
  }

  @Test func `an empty text in the path ends the process`() async {
    await expectEnd(
      """
      the parameter boardId of ribs-training://board/{boardId}/post/{id} is empty, which cannot be \
      written in a path; give it a text, or put it into the query
      """
    ) { _ = GameLinks.post.url("", 7, nil) }
  }
}
