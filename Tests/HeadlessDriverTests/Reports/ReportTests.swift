import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// The page written by `--report`.
struct ReportTests {
  @Test func `each line of a script is a step with its screen`() async throws {
    let data = try ReportData(await Self.page(of: ["# Up.", "", "up", ":help", "dwn"]))
    let steps = try #require(data.runs.first?.steps)
    #expect(steps.map(\.kind) == ["start", "line", "line", "line"])
    #expect(steps.map(\.line) == [0, 3, 4, 5])
    #expect(steps.map(\.input) == ["", "up", ":help", "dwn"])
    #expect(steps.map(\.failed) == [nil, nil, nil, true])
    #expect(steps[3].error == #"unknown-action: no "dwn"; did you mean "down"?"#)
    #expect(data.texts(steps[1].comments) == ["Up."])
    #expect(
      data.texts(steps[2].output).first
        == "A line is the name of what to use, as the screen shows it:")
  }

  @Test func `each step says how much time passed, and the time since the launch`() async throws {
    let data = try ReportData(
      await Self.page(of: ["up", ":wait 1500ms", "down", ":wait 2s"]))
    let steps = try #require(data.runs.first?.steps)
    #expect(steps.map(\.took) == [nil, nil, "1.5s", nil, "2s"])
    #expect(steps.map(\.time) == [nil, nil, "1.5s", nil, "3.5s"])
  }

  @Test func `changes on the screen are marked`() async throws {
    let data = try ReportData(await Self.page(of: ["up", ":tree"]))
    let steps = try #require(data.runs.first?.steps)
    #expect(
      data.marked(steps[0].screen) == ["  Counter", "    0", "  ", "    up", "    down"])
    #expect(
      data.marked(steps[1].screen)
        == ["  Counter", "-   0", "+   1", "  ", "    up", "    down"])
    #expect(steps[2].screen == nil)
  }

  @Test func `a page with another title has no marks`() async throws {
    let pages = Stateful(false) { $isAway in
      VStack {
        if isAway { Text("Nothing here") } else { Button("away") { isAway = true } }
      }
      .navigationTitle(isAway ? "There" : "Here")
    }
    let data = try ReportData(await Self.page(of: ["away"], on: pages))
    #expect(data.marked(data.runs[0].steps[1].screen) == ["  There", "    Nothing here"])
  }

  @Test func `the tree is shown only if it changed`() async throws {
    let data = try ReportData(await Self.page(of: ["up"]))
    let steps = try #require(data.runs.first?.steps)
    #expect(data.marked(steps[0].tree) == ["  Small (on top)"])
    #expect(steps[1].tree == nil)
  }

  @Test func `expected and actual lines stand side by side`() async throws {
    let report = await Self.report(
      of: """
        #: wall 1
        # The wall.
        | One
        |...
        |   tap "Three"
        > One
        | one
        |
        |   One
        |   Two
        |
        | ? One
        |...
        > confirm
        |...
        = exit 1

        """)
    let data = try ReportData(report.page)
    let steps = try #require(data.runs.first?.steps)
    #expect(steps.map(\.input) == ["", "One", "confirm", "= exit 1"])
    #expect(steps.map(\.failed) == [true, true, nil, true])
    #expect(data.texts(steps[0].comments) == ["The wall."])
    #expect(
      steps[1].comparison?.map(\.kind) == [
        "changed", "missing", "same", "same", "same", "same", "gap", "gap",
      ])
    let changed = steps[1].comparison?.first
    #expect(changed?.expected == ["| ", "o", "ne", ""])
    #expect(changed?.actual == ["| ", "O", "ne", ""])
    #expect(steps[3].comparison?.first?.actual == ["= exit ", "0", "", ""])
  }

  @Test func `an unreached line is a step without a screen`() async throws {
    let report = await Self.report(
      of: "#: wall 1\n|...\n> Onee\n|...\n> Two\n|...\n= exit 1\n")
    let data = try ReportData(report.page)
    let steps = try #require(data.runs.first?.steps)
    #expect(steps.map(\.kind) == ["start", "line", "unreached"])
    #expect(steps[2].input == "Two")
    #expect(steps[2].screen == nil)
  }

  @Test func `an expected error is no failure`() async throws {
    let report = await Self.report(
      of:
        "#: wall 1\n|...\n> Onee\n! unknown-action: no \"Onee\"; did you mean \"One\"?\n= exit 1\n")
    let data = try ReportData(report.page)
    #expect(data.runs[0].verdict == "passed")
    #expect(data.runs[0].steps[1].failed == nil)
    #expect(data.runs[0].steps[1].error != nil)
  }

  @Test func `failed transcripts come first, with the reasons`() async throws {
    var report = await Self.report(of: "#: wall 1\n|...\n= exit 0\n", named: "a.transcript")
    report.runs += await Self.report(of: "#: wall 1\n| Two\n= exit 0\n", named: "b.transcript").runs
    report.runs += await Self.report(of: "#: wall 1\n", named: "c.transcript").runs
    let page = try ParsedPage(report.page)
    let data = try ReportData(page)
    #expect(data.runs.map(\.name) == ["b.transcript", "c.transcript", "a.transcript"])
    #expect(page["title"].map(\.text) == ["wall: 2 of 3 transcripts failed"])
    #expect(
      page["li"].filter { $0.path.count { $0 == "ul" } == 2 }.map(\.text) == [
        "line 2: the first screen differs: 1 line changed, 2 new",
        #"line 1: the exit is missing; end with "= exit 0""#,
      ])
    #expect(
      page["a"].compactMap { $0.attributes["href"] } == [
        "#file-1-step-1", "#file-1-step-1", "#file-3-step-1",
      ])
  }

  @Test func `hostile text stays text`() async throws {
    let texts = [
      "</script><script>alert(1)</script>", "<!-- <script>", "]]>", "\" onload=\"alert(1)",
      "' &amp; &#60;b&#62;", "\u{2028}\u{2029}", "\u{202E}txet", "\\u003C/script>", "{{x}}",
      "\u{1B}[2J",
    ]
    let inputs = texts.map { Typing.written($0) }
    let transcript = await Wall.transcript(of: inputs, showing: texts)
    let (check, steps) = await Wall.program(texts).check(
      Array(transcript.utf8), named: "<b>\"'&.html", isWatched: true)
    var report = Report(program: "wall</title><script>")
    report.runs = [Report.Run(check, steps, verdict: .failed)]
    let page = try ParsedPage(report.page)
    #expect(page["script"].count == 2)
    #expect(page["b"].map(\.text) == ["failed"])
    #expect(page["title"].map(\.text) == ["wall</title><script>: <b>\"'&.html failed"])
    let data = try ReportData(page)
    #expect(data.lines.contains { $0.contains("</script><script>alert(1)</script>") })
    #expect(data.lines.contains { $0.contains(#"\u{2028}\u{2029}"#) })
    #expect(data.lines.contains { $0.contains(#"\u003C/script>"#) })
  }

  @Test func `the page loads nothing and runs only the script in its policy`() async throws {
    let page = try ParsedPage(await Self.page(of: ["up"]))
    page.expectSelfContained()
    #expect(page["html"][0].attributes["lang"] == "en")
  }

  @Test func `a report of a thousand steps stays small and complete`() async throws {
    let lines = (1...1_000).map { $0 % 3 == 0 ? "down" : "up" }
    let page = try await Self.page(of: lines, on: Counter(rows: 40))
    #expect(page.count < 1_000_000)
    let data = try ReportData(page)
    #expect(data.runs[0].steps.map(\.input) == [""] + lines)
    #expect(data.runs[0].steps.dropFirst().allSatisfy { $0.screen != nil })
  }

  @Test func `a completely changed screen of 5,000 rows is compared`() async throws {
    let telephones = Stateful(0) { $book in
      VStack {
        Text(verbatim: (0..<5_000).map { "\(book)-\($0)" }.joined(separator: "\n"))
        Button("next") { book += 1 }
      }
      .navigationTitle("Numbers")
    }
    let data = try ReportData(await Self.page(of: ["next"], on: telephones))
    let rows = try #require(data.marked(data.runs[0].steps[1].screen))
    #expect(rows.count { $0.hasPrefix("- ") } == 5_000)
    #expect(rows.count { $0.hasPrefix("+ ") } == 5_000)
    #expect(rows.prefix(2) == ["  Numbers", "-   0-0"])
  }

  @Test func `no address stops the script of a report`() async throws {
    let page = String(decoding: try await Self.page(of: ["up"]), as: UTF8.self)
    #expect(page.contains("const name = location.hash.slice(1);"))
    // `decodeURIComponent` throws an error for an address such as `#%`.
    #expect(!page.contains("decodeURIComponent"))
  }

  @Test func `the same run gives the same bytes`() async throws {
    let lines = ["up", ":state", "dwn", "down"]
    #expect(try await Self.page(of: lines) == (try await Self.page(of: lines)))
  }

  @Test func `text typed into a secure field is left out of the report`() async throws {
    let safe = Stateful("") { SecureField("PIN", text: $0).accessibilityIdentifier("pin") }
    let page = try await Self.page(of: ["type pin s3cret", ":state", "submit pin"], on: safe)
    let text = String(decoding: page, as: UTF8.self)
    #expect(!text.contains("s3cret"))
    #expect(text.contains(#""input":"type pin ••••""#))
  }

  // MARK: - Reports

  private static func session(on view: some View, isWatched: Bool = false) async -> Session {
    var style = Session.Style()
    style.isWatched = isWatched
    return Session(style: style) { _ in smallApp(view) }
  }

  private static func page(of lines: [String], on view: some View = Counter()) async throws
    -> [UInt8]
  {
    let session = await session(on: view, isWatched: true)
    let script = ScriptReport("<stdin>", width: 80)
    script.begin(await session.start())
    for (index, line) in lines.enumerated() {
      script.answer(await session.send(line), line: index + 1)
    }
    var report = Report(program: "counter")
    report.runs = [script.run]
    return report.page
  }

  private static func report(of transcript: String, named file: String = "wall.transcript") async
    -> Report
  {
    let (check, steps) = await Wall.program().check(
      Array(transcript.utf8), named: file, isWatched: true)
    var report = Report(program: "wall")
    report.runs = [Report.Run(check, steps, verdict: check.passed ? .passed : .failed)]
    return report
  }
}

private struct Counter: View {
  var rows = 0
  @HeadlessUI.State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      ForEach(0..<rows, id: \.self) { Text("row \($0)") }
      Button("up") { count += 1 }
      Button("down") { count -= 1 }
    }
    .navigationTitle("Counter")
  }
}
