import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// The transcripts and results written by an exploration.
struct TourTests {
  @Test func `a few transcripts visit every place, and pass`() async throws {
    let program = Program.small { Door() }
    let map = try await program.explore(["--write-transcripts=unused"])
    #expect(
      map.transcripts == [
        """
        #: small 1 lang=en width=80
        # written by --explore
        |   Closed
        |
        |   Knock
        > Knock
        |   Closed
        |
        |   Knock
        |
        | ? Open it?
        |   confirm  Yes
        |   cancel   No
        > confirm
        |   Open
        |
        |   Knock
        > Knock
        |   Open
        |
        |   Knock
        |
        | ? Open it?
        |   confirm  Yes
        |   cancel   No
        > cancel
        |   Open
        |
        |   Knock
        = exit 0

        """
      ])
    for transcript in map.transcripts {
      #expect(await program.check(Array(transcript.utf8), named: "tour").passed)
    }
  }

  @Test func `a transcript that cannot go on from a place goes back to the start`() async throws {
    let plan = ExplorerPlan(links: ["app://gone"])
    // Two ways down that have no way back.
    let program = Program.small(exploring: plan) {
      Stateful("") { $way in
        if way.isEmpty {
          Button("Left") { way = "left" }
          Button("Right") { way = "right" }
        } else {
          Button(action: {}) { Text(verbatim: "Stay \(way)") }
        }
      }
    }
    let map = try await program.explore(["--write-transcripts=unused"])
    #expect(map.transcripts.count == 1)
    let transcript = try #require(map.transcripts.first)
    #expect(transcript.hasPrefix("#: small 1 lang=en width=80 keep-going\n"))
    #expect(transcript.contains("> :goto 0\n"))
    #expect(transcript.contains("> Left\n"))
    #expect(transcript.contains("> Right\n"))
    #expect(await program.check(Array(transcript.utf8), named: "tour").passed)
  }

  @Test func `the transcripts take every line of each place, if they are asked to`() async throws {
    // Both pages have the same title, so that one tour takes `Go` on one of them only.
    let program = Program.small {
      Stateful("") { $way in
        if way.isEmpty {
          Button("Left") { way = "left" }
          Button("Right") { way = "right" }
        } else {
          Text(verbatim: way).navigationTitle("Side")
          Button("Go") { way = "" }
        }
      }
    }
    func tour(_ options: String...) async throws -> String {
      try await program.explore(["--write-transcripts=unused"] + options).transcripts.joined()
    }
    let (usual, every) = (try await tour(), try await tour("--every-line"))
    #expect(usual.ranges(of: "> Go\n").count == 1)
    #expect(every.ranges(of: "> Go\n").count == 2)
    #expect(await program.check(Array(every.utf8), named: "tour").passed)
  }

  @Test nonisolated func `--junit writes a case for each walk and each violation`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Outcome(
      of: "MemoProgram",
      [
        "--explore", "--lang=en", "--depth=2", "--fault=asks-nobody", "--junit",
        "\(folder.path)/result.xml",
      ])
    #expect(outcome.status == 1)
    let xml = try folder.text(of: "result.xml")
    #expect(
      xml.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="memos" tests="2" failures="1">
        <testcase classname="memos" name="--lang=en: 9 places, 12 edges, at most 2 lines from the start"></testcase>
        <testcase classname="memos" name="acts-at-once: &quot;delete&quot; is destructive and acts at once; let it raise an alert that has a cancel button"><failure type="acts-at-once" message="&quot;delete&quot; is destructive and acts at once; let it raise an alert that has a cancel button">#: memos 1 lang=en width=80 unfinished fault=asks-nobody

        """), "\(xml)")
    #expect(xml.hasSuffix("= exit 0\n</failure></testcase>\n</testsuite>\n"))
  }

  @Test func `characters that XML cannot have are escaped for JUnit`() async throws {
    let name = "Erase \u{FFFE}\u{301}\u{FFFF}"
    let plan = ExplorerPlan(invariants: [Invariant(name) { _ in false }])
    let map = try await Program.small(exploring: plan) { Button("Hello") {} }.explore(["--lang=en"])
    let xml = String(decoding: map.junit(named: "small"), as: UTF8.self)
    #expect(map.violations.count == 1)
    #expect(xml.contains(#"Erase \u{FFFE}"# + "\u{301}" + #"\u{FFFF}"#))
    #expect(!xml.unicodeScalars.contains { $0.value == 0xFFFE || $0.value == 0xFFFF })
  }

  @Test nonisolated func `the transcripts of walks that begin with a link pass`() throws {
    let folder = try TemporaryFolder()
    let explored = try Outcome(
      of: "profile-repl",
      [
        "--explore", "--depth=2", "--lang=en", "--latency=0s", "--open=profile-repl://logout",
        "--write-transcripts=\(folder.path)",
      ])
    #expect(explored.status == 0)
    #expect(try folder.text(of: "explored-1.transcript").contains("> :goto 1\n"))
    #expect(try Outcome(of: "profile-repl", ["--check", folder.path]).status == 0)
  }

  @Test nonisolated func `--write-transcripts does not go with a file of the app`() throws {
    let run = try Outcome(
      of: "profile-repl",
      ["--explore", "--depth=1", "--store=members.txt", "--write-transcripts=all"],
      in: try TemporaryFolder())
    #expect(
      run.errors.hasPrefix("profile-repl: --write-transcripts and --store cannot be used together"))
    #expect(run.status == 2)
  }

  @Test nonisolated func `--write-transcripts replaces no file of somebody else`() throws {
    let folder = try TemporaryFolder()
    let mine = "#: memos 1 lang=en width=80\n= exit 0\n"
    try folder.write(mine, to: "explored-1.transcript")
    let outcome = try Outcome(
      of: "MemoProgram",
      ["--explore", "--lang=en", "--depth=1", "--write-transcripts", folder.path])
    #expect(
      outcome.errors == """
        memos: cannot write "\(folder.path)/explored-1.transcript": no exploration has written this file; name another folder

        """)
    #expect(outcome.status == 3)
    #expect(try folder.text(of: "explored-1.transcript") == mine)
  }

  @Test func `text typed into secure fields is left out of transcripts and maps`()
    async throws
  {
    let program = Program.small(languages: ["en", "ko"]) { launch in
      Stateful("") { $pin in
        SecureField("PIN", text: launch.language == "en" ? $pin : .constant(""))
        if pin == "s3cret" { Text("Unlocked") }
      }
    }
    let map = try await program.explore(["--sample=PIN=s3cret", "--write-transcripts=unused"])
    #expect(map.violations.first?.lines == [])
    #expect(
      map.found == [
        #"languages-differ: in ko "type PIN ••••" leads to another place than in the first language; let only texts depend on the language"#
      ])
    #expect(map.savedMap.contains("\n\"type PIN ••••\" ribs "), "\(map.savedMap)")
    let page = String(decoding: map.map(named: "small"), as: UTF8.self)
    #expect(page.contains("type PIN ••••"))
    #expect(!(["\(map)", map.savedMap, page] + map.transcripts).joined().contains("s3cret"))
  }
}

private struct Door: View {
  @State private var isOpen = false
  @State private var isAsking = false

  var body: some View {
    Text(isOpen ? "Open" : "Closed")
    Button("Knock") { isAsking = true }
      .alert("Open it?", isPresented: $isAsking) {
        Button("Yes") { isOpen = true }
        Button("No", role: .cancel) {}
      }
  }
}
