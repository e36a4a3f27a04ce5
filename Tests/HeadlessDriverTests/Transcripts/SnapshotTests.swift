import StateBindingC
import HeadlessDriver
import HeadlessUI
import StateBindingTestSupport
import Testing

/// Snapshots of screens and states in files and literals.
struct SnapshotTests {
  nonisolated private struct Score {
    var points = 3
    var names: Set<String> = ["b", "a"]
  }

  private let folder: TemporaryFolder
  private let tests: String

  init() throws {
    folder = try TemporaryFolder()
    tests = "\(folder.path)/GameTests.swift"
  }

  private var checking: Snapshots { Snapshots(of: tests, environment: [:]) }
  private var recording: Snapshots {
    Snapshots(of: tests, environment: ["RECORD_SNAPSHOTS": "1"])
  }

  @Test func `a missing snapshot tells how to record it`() {
    let check = checking.check(Score(), test: "`a game`()")
    #expect(!check.passed)
    #expect(
      check.description == """
        \(folder.path)/GameTests.snapshots/a-game.snapshot: there is no snapshot yet; if this is right, run the test with RECORD_SNAPSHOTS=1 to record it
        Score(points: 3, names: ["a", "b"])

        """)
    #expect(folder.permissions(of: "GameTests.snapshots") == nil)
  }

  @Test func `a recorded snapshot passes`() {
    let screen = Screen(title: "Game", elements: [Element(role: .text, label: "3 points")])
    for snapshots in [recording, checking] {
      #expect(snapshots.check(screen, 7, Score(), test: "`a (game)`()", line: 1).passed)
    }
    #expect(
      folder.permissions(
        of: "GameTests.snapshots/a-game.7.Score-points-3-names-a-b.snapshot") != nil)
  }

  @Test(arguments: ["프로필을 고치면", "a\u{1112}\u{1161}\u{11AB}", "👨‍👩‍👧‍👦가"])
  func `a long snapshot name is cut to the limit of a file name`(
    words: String
  ) throws {
    let name = String(repeating: words, count: 40)
    for (line, test) in ["short()", "`\(name)`()"].enumerated() {
      let check = recording.check(Score(), name, name, name, name, test: test, line: UInt(line))
      #expect(check.passed, "\(check)")
    }
    let source = try folder.write("func `\(name)`() {}\nfunc short() {}\n", to: "GameTests.swift")
    #expect(source == tests)
    #expect(try checking.orphans() == [])
  }

  @Test func `a different snapshot is shown line by line`() {
    #expect(recording.check(Score(), "x", test: "play()", line: 1).passed)
    let check = checking.check(Score(points: 4), "x", test: "play()", line: 1)
    let path = "\(folder.path)/GameTests.snapshots/play.x.snapshot"
    #expect(
      check.description == """
        \(path): the snapshot differs: 1 line changed; if this is right, run the test with RECORD_SNAPSHOTS=1 to record it
        --- \(path)
        +++ \(path)
        @@ -1 +1 @@
        -Score(points: 3, names: ["a", "b"])
        ?              ^
        +Score(points: 4, names: ["a", "b"])
        ?              ^

        """)
    #expect(checking.check(Score(), "x", test: "play()", line: 1).passed)
  }

  @Test(arguments: [
    ["RECORD_SNAPSHOTS": "1", "CI": "true"], ["RECORD_SNAPSHOTS": "0"], ["CI": ""],
  ])
  func `snapshots are recorded only on request, and never in CI`(environment: [String: String]) {
    let snapshots = Snapshots(of: tests, environment: environment)
    #expect(!snapshots.check(Score(), test: "play()").passed)
    #expect(folder.permissions(of: "GameTests.snapshots") == nil)
  }

  @Test func `two snapshots with the same file name are reported`() {
    #expect(recording.check(Score(), "a b", test: "play()", line: 1).passed)
    let check = recording.check(Score(), "a-b", test: "play()", line: 1)
    #expect(
      check.description == """
        \(folder.path)/GameTests.snapshots/play.a-b.snapshot: it is the snapshot of play (a b) at line 1 and of play (a-b) at line 1; tell them apart by arguments

        """)
    #expect(!checking.check(Score(), "a b", test: "play()", line: 2).passed)
  }

  @Test func `one snapshot taken twice with different values is reported`() {
    #expect(recording.check(Score(), test: "play()", line: 1).passed)
    #expect(recording.check(Score(), test: "play()", line: 1).passed)
    #expect(
      recording.check(Score(points: 4), test: "play()", line: 1).description == """
        \(folder.path)/GameTests.snapshots/play.snapshot: play takes this snapshot more than once, of different values; tell them apart by arguments

        """)
  }

  @Test func `snapshots without a test are listed`() throws {
    let file = try #require(fopen(tests, "w"))
    fputs("@Test func play() {}\n@Test func `a game`(level: Int) {}\n", file)
    fclose(file)
    for (test, argument) in [("play()", "x"), ("`a game`(level:)", "1"), ("lose()", "y")] {
      #expect(recording.check(Score(), argument, test: test).passed)
    }
    #expect(
      try checking.orphans() == ["\(folder.path)/GameTests.snapshots/lose.y.snapshot"])
  }

  @Test func `texts are written unchanged, and states as their descriptions`() {
    #expect(checkSnapshot("Root\n  Game", is: "Root\n  Game\n").passed)
    #expect(checkSnapshot(Score(), is: #"Score(points: 3, names: ["a", "b"])"#).passed)
    let none: Score? = nil
    #expect(checkSnapshot(none, is: "nil").passed)
  }

  @Test func `a literal is compared byte for byte`() {
    let screen = Screen(title: "Game", elements: [Element(role: .text, label: "\u{1112}\u{1161}")])
    #expect(checkSnapshot(screen, is: "Game\n  \u{1112}\u{1161}").passed)
    #expect(
      checkSnapshot(screen, is: "Game\n  \u{D558}\n").description == """
        literal: the snapshot differs: 1 line changed
        --- literal
        +++ literal
        @@ -1,2 +1,2 @@
         Game
        -  \u{D558}
        ?  ^^ U+D558
        +  \u{1112}\u{1161}
        ?  ^^ U+1112 U+1161

        """)
  }
}
