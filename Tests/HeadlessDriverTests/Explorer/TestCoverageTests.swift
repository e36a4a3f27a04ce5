import HeadlessUI
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver

/// What tests reach of the screens of an app.
struct TestCoverageTests {
  private let program = Program.small {
    Stateful("Home") { $page in
      Stateful(false) { $asks in
        Button(page == "Home" ? "Open" : "Close") { page = page == "Home" ? "Page" : "Home" }
          .accessibilityIdentifier(page == "Home" ? "open" : "close").navigationTitle(page)
        Button("Erase", role: .destructive) { asks = true }
          .disabled(page != "Home")
          .alert("Erase?", isPresented: $asks) {
            Button("Erase", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
          }
      }
    }
  }

  @Test func `each part that no session reaches is a gap with the shortest lines to it`()
    async throws
  {
    let map = try await program.explore()
    let session = try await program.session()
    _ = await session.send("open")
    let coverage = try await program.coverage(of: map, by: [], sessions: [session])
    #expect(
      coverage.description.hasPrefix(
        "reached by 1 test: 2 of 3 places (66 %), 1 of 3 lines (33 %), 0 of 1 alert (0 %), 0 of 2 answers (0 %), 0 of 0 links (100 %), 1 of 1 language (100 %)\nnot tested: the place \"? Erase?\", after `Erase`\n"
      ), "\(coverage)")
    #expect(
      Set(coverage.gaps) == [
        #"the place "? Erase?", after `Erase`"#, #"the alert "? Erase?", after `Erase`"#,
        #"the line `Erase` from "Home" to "? Erase?", after `Erase`"#,
        #"the line `close` from "Page" to "Home", after `open`, `close`"#,
        #"the answer `confirm` from "? Erase?" to "Home", after `Erase`, `confirm`"#,
        #"the answer `cancel` from "? Erase?" to "Home", after `Erase`, `cancel`"#,
      ])
  }

  @Test func `the page of the map marks untested places and lines`() async throws {
    let map = try await program.explore()
    let session = try await program.session()
    _ = await session.send("open")
    let coverage = try await program.coverage(of: map, by: [], sessions: [session])
    let page = try ParsedPage(map.map(named: "small", testedBy: coverage))
    #expect(page["li"].count { $0.attributes["class"]?.contains("untested") == true } == 1)
    #expect(page["i"].map(\.text) == ["no test"])
  }

  @Test nonisolated func `a transcript of each gap passes, and then nothing is missing`() throws {
    let folder = try TemporaryFolder()
    func explore(_ options: String...) throws -> Outcome {
      try Outcome(of: "MemoProgram", ["--explore", "--depth=3"] + options, in: folder)
    }
    let test = try Outcome(of: "MemoProgram", ["--echo"], input: "memo 1\ndelete\ncancel\n")
    try folder.write(test.output, to: "Tests/one.transcript")
    let first = try explore("--covered-by=Tests", "--write-missing=Tests/Missing")
    #expect(first.output.contains("reached by 1 test: "), "\(first)")
    #expect(first.output.contains("not tested: the language ko\n"))
    #expect(first.output.contains(" transcripts to Tests/Missing\n"))
    #expect(
      try folder.text(of: "Tests/Missing/language-ko.transcript").hasPrefix("#: memos 1 lang=ko"))
    let check = try Outcome(of: "MemoProgram", ["--check", "Tests"], in: folder)
    #expect(check.status == 0, "\(check)")
    // A file that a person has written stays, and the gap gets another name.
    try folder.write("mine", to: "Missing/language-ko.transcript")
    _ = try explore("--covered-by=Tests/one.transcript", "--write-missing=Missing")
    _ = try explore("--covered-by=Tests/Missing", "--write-missing=Missing")
    #expect(try folder.text(of: "Missing/language-ko.transcript") == "mine")
    let second = try explore("--covered-by=Tests")
    #expect(!second.output.contains("not tested"), "\(second.output)")
  }

  @Test nonisolated func `--write-missing needs the tests`() throws {
    let run = try Outcome(
      of: "MemoProgram", ["--explore", "--write-missing=missing"], in: try TemporaryFolder())
    #expect(run.errors == "memos: --write-missing needs the tests; add --covered-by DIR\n")
    #expect(run.status == 2)
  }
}
