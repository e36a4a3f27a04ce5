import StateBinding
import Testing
import StateBindingTestSupport

/// A link made by a route leads back to its values.
struct DeepLinkRoundTripTests {
  private static let characters =
    Array("abcXYZ019-._~ %&=?#/+:;@{}[]\"'\\<>\t\n\r\u{0}\u{1B}\u{7F}\u{9B}\u{301}\u{200D}")
    + Array("가힣한글각\u{1112}\u{1161}\u{11AB}é👩‍👩‍👧‍👦🇰🇷👍🏽漢字ß\u{FFFD}\u{10FFFF}")

  private struct Values: Equatable {
    let board: [UInt8]
    let id: Int
    let comment: [UInt8]?
    let theme: GameLinks.Theme
    let isPinned: Bool
  }

  @Test(arguments: 1...20)
  func `random values survive the way through a link`(seed: UInt64) throws {
    var random = Random(seed: seed)
    let route = DeepLinkRoute(
      "app://board/{보드}/post/{id}", .string("보드"), .integer("id"), .optional(.string("a&b=c")),
      DeepLinkParameter<GameLinks.Theme>.oneOf("theme"), .boolean("isPinned"))
    var table = DeepLinkTable<Values>()
    table.add(route) {
      Values(
        board: Array($0.utf8), id: $1, comment: $2.map { Array($0.utf8) }, theme: $3, isPinned: $4)
    }
    for _ in 0..<100 {
      let board = text(&random)
      let comment = Bool.random(using: &random) ? text(&random, shortest: 0) : nil
      let id =
        Int.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<64, using: &random)
      let theme = GameLinks.Theme.allCases.randomElement(using: &random) ?? .light
      let isPinned = Bool.random(using: &random)
      let url = route.url(board, id, comment, theme, isPinned)
      #expect(url.utf8.allSatisfy { (0x21...0x7E).contains($0) })
      #expect(
        try table.destination(of: url)
          == Values(
            board: Array(board.utf8), id: id, comment: comment.map { Array($0.utf8) },
            theme: theme, isPinned: isPinned))
    }
  }

  @Test(arguments: 1...20)
  func `a random text leads to a destination or an error`(seed: UInt64) {
    var random = Random(seed: seed)
    let links = GameLinks()
    let starts = [
      "", "ribs-training:", "ribs-training://", "ribs-training://launchGame?gameId=",
      "ribs-training://board/", "ribs-training://profile?userId=%",
    ]
    for _ in 0..<100 {
      let url = (starts.randomElement(using: &random) ?? "") + text(&random)
      let answer = links.answer(to: url)
      if !answer.hasPrefix("launchGame ") {
        #expect(!answer.unicodeScalars.contains { $0.properties.generalCategory == .control })
      }
    }
  }

  private func text(_ random: inout Random, shortest: Int = 1) -> String {
    let count = Int.random(in: shortest...12, using: &random)
    return String((0..<count).compactMap { _ in Self.characters.randomElement(using: &random) })
  }
}
