import Foundation
import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// The page written by `--explore --report`.
struct MapTests {
  @Test func `each place is a card in the layer of its distance`() async throws {
    let page = try ParsedPage(await Self.map(of: Program.small { Stairs(last: 2) }))
    #expect(page["section"].filter { $0.attributes["class"] == "layer" }.count == 3)
    #expect(
      page["h2"].map(\.text) == [
        "Summary", "The start 1 place", "After 1 line 1 place", "After 2 lines 1 place",
      ])
    let cards = page["li"].filter { $0.path.contains("main") }
    #expect(cards.map { $0.attributes["id"] } == ["place-1", "place-2", "place-3"])
    #expect(
      cards.map(\.text) == [
        "1 Step 0  Step 0\n\n  Up\n  Down\n",
        "2 Step 1Up at 1  Step 1\n\n  Up\n  Down\n",
        "3 Step 2Up at 2  Step 2\n\n  Up\n  Down\n",
      ])
  }

  @Test func `the map's data contains the path to each place and the lines from it`() async throws {
    let data = try MapData(await Self.map(of: Program.small { Stairs(last: 2) }))
    #expect(data.places.map(\.parent) == [nil, 0, 1])
    #expect(data.places.map(\.line) == [nil, "Up", "Up"])
    #expect(
      data.places.map { $0.lines.map(\.description) } == [
        ["Up to 1", "Down to 0"], ["Up to 2", "Down to 0"], ["Up to 2", "Down to 1"],
      ])
    #expect(data.trees == ["Small"])
    #expect(data.violations.isEmpty)
  }

  @Test func `a violation is marked at its place`() async throws {
    let program = Program.small {
      Stateful(false) { $hasFallen in
        Text(hasFallen ? "Below" : "Above")
        if !hasFallen { Button("Fall") { hasFallen = true } }
      }
    }
    let page = try ParsedPage(await Self.map(of: program))
    #expect(page["title"].map(\.text) == ["small: 1 violation"])
    #expect(page["i"].map(\.text) == ["violation"])
    let report = try #require(page["section"].first { $0.attributes["class"] == "violation" })
    #expect(report.text.hasPrefix("dead-end: nothing here can be used and nothing is pending"))
    #expect(report.text.contains("at place 2#: small 1 lang=en width=80\n# dead-end: "))
    #expect(try MapData(await Self.map(of: program)).violations == [1])
  }

  @Test func `a map has the places of every walk, and a violation is at its place`() async throws {
    let program = Program.small(languages: ["en", "ko"]) {
      Stairs(last: $0.language == "ko" ? 1 : 0)
    }
    let page = try ParsedPage(await Self.map(of: program))
    #expect(page["i"].map(\.text) == ["violation"])
    let data = try MapData(page)
    #expect(data.walks.map(\.name) == ["--lang=en", "--lang=ko"])
    #expect(data.walks.map(\.first) == [0, 1])
    #expect(data.violations == [1])
    #expect(data.places.map(\.parent) == [nil, nil, 1])
  }

  @Test(arguments: [(1, -1, nil), (2, 3, "at place 4")])
  func `a violation points at its place, if the place is drawn`(
    drawnPlaces: Int, index: Int, link: String?
  ) async throws {
    let program = Program.small(languages: ["en", "ko"]) {
      Stairs(last: $0.language == "ko" ? 1 : 3)
    }
    let map = try await program.explore()
    let page = try ParsedPage(map.map(named: "small", drawnPlaces: drawnPlaces))
    #expect(try MapData(page).violations == [index])
    #expect(page["a"].map(\.text).first { $0.hasPrefix("at place") } == link)
    #expect(page["i"].count == (link == nil ? 0 : 1))
  }

  @Test func `the page loads nothing and runs only the script in its policy`() async throws {
    let page = try ParsedPage(await Self.map(of: Program.small { Stairs(last: 2) }))
    page.expectSelfContained()
  }

  @Test func `a map of five hundred places stays small and complete`() async throws {
    // Each line leads to two new places.
    let program = Program.small {
      Stateful(1) { $number in
        Text("Place \(number)")
        Button("Left") { number = 2 * number }
        Button("Right") { number = 2 * number + 1 }
      }
    }
    let bytes = try await Self.map(of: program, "--limit=500")
    #expect(bytes.count < 300_000)
    let page = try ParsedPage(bytes)
    #expect(page["li"].count { $0.attributes["id"]?.hasPrefix("place-") == true } == 500)
  }

  @Test func `the same exploration gives the same bytes`() async throws {
    let program = Program.small { Stairs(last: 5) }
    #expect(try await Self.map(of: program) == (try await Self.map(of: program)))
  }

  private static func map(of program: Program, _ options: String...) async throws -> [UInt8] {
    try await program.explore(options).map(named: "small")
  }
}

/// The data that the script of a map shows.
private struct MapData: Decodable {
  struct Lines: Decodable, CustomStringConvertible {
    let target: Int
    var lines: [String] = []

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      target = try values.decode(Int.self)
      while !values.isAtEnd { lines.append(try values.decode(String.self)) }
    }

    var description: String { "\(lines.joined(separator: ", ")) to \(target)" }
  }

  struct Place: Decodable {
    let parent: Int?
    let line: String?
    let tree: Int
    let lines: [Lines]
  }

  struct Walk: Decodable {
    let name: String
    let first: Int
  }

  let walks: [Walk]
  let places: [Place]
  let trees: [String]
  let violations: [Int]

  init(_ page: ParsedPage) throws {
    let data = try #require(page["script"].first { $0.attributes["id"] == "data" })
    self = try JSONDecoder().decode(MapData.self, from: Data(data.text.utf8))
  }

  init(_ bytes: [UInt8]) throws {
    try self.init(ParsedPage(bytes))
  }
}

private struct Stairs: View {
  let last: Int
  @State private var step = 0

  var body: some View {
    Text("Step \(step)")
    Button("Up") { step = min(step + 1, last) }
    Button("Down") { step = max(step - 1, 0) }
  }
}
