import Foundation
import HeadlessDriver
import StateBinding
import SwiftUI
import StateBindingTestSupport
import Testing

@testable import StateBindingTesting

struct PreviewTests {
  private static let program = Program(previewsOf: "AppleNamesTests")

  @Test func `a preview has its file, its line and its name, or its place in the file`() {
    let own = Preview.all.filter { $0.file == "AppleNamesTests/OddPreviews.swift" }
    #expect(
      own.map { "\($0.identifier):\($0.line)" } == [
        "OddPreviews.Attribute:8", "OddPreviews.2:10", "OddPreviews.장바구니_어두운_화면:14",
        "OddPreviews.4:18", "OddPreviews.Variables:21", "OddPreviews.Returned:43",
        "OddPreviews.Any_view:48", "OddPreviews.Branches:53", "OddPreviews.Controller:57",
        "OddPreviews.Joined:71", "OddPreviews.Pattern:92", "OddPreviews.Condition:100",
        "OddPreviews.App:110",
      ])
  }

  @Test(arguments: [
    ("Attribute", "behind an attribute"), ("2", "in one line"), ("장바구니_어두운_화면", "sonderbar"),
    ("4", "no letter"), ("Returned", "with return"), ("Any_view", "some view or other"),
    ("Branches", "new"), ("Controller", "in a controller"), ("Condition", "behind a condition"),
    ("Joined", "false Yes No 0 day"), ("Pattern", "a or b 2"),
  ])
  func `a preview is shown in place of an app`(name: String, text: String) async throws {
    let session = try await Self.program.session(["--preview=OddPreviews.\(name)"])
    #expect(await session.send(":expect \(text)").error == nil)
  }

  @Test func `a preview provider is a preview with the name of its type`() async throws {
    let session = try await Self.program.session(["--preview=Older_Previews.1"])
    #expect(await session.send(":expect in an older form").error == nil)
    let older = Preview.all.first { $0.identifier == "Older_Previews.1" }
    #expect(older?.file == "AppleNamesTests/Older_Previews")
  }

  @Test func `a model that a preview makes keeps what a person does`() async throws {
    let session = try await Self.program.session(["--preview=OddPreviews.App"])
    let texts = await session.enter("Page 0", "Page 1").screen.elements.map(\.label)
    #expect(texts == ["Page 2"])
  }

  @Test func `the variables of a preview keep what a person does`() async throws {
    let session = try await Self.program.session(["--preview=Variables"])
    let texts = await session.enter("Count 0", "Count 1", "type Field new").screen.elements.map(
      \.label)
    #expect(texts == ["new", #"\"}x"#, "one }, two }", "Count 2", "Field"])
  }

  @Test(arguments: [
    ("OddPreviews.Variable", "is no preview; did you mean OddPreviews.Variables?"),
    ("xyz", "is no preview; --previews lists them"),
    (
      "Two things",
      "is the name of several previews; write BasketView.Two_things or BasketView.Two_things.2"
    ),
  ])
  func `an unknown preview is refused`(name: String, reason: String) async throws {
    let error = await #expect(throws: UsageError.self) {
      try await Self.program.session(["--preview=\(name)"])
    }
    #expect(error?.description == "--preview: \"\(name)\" \(reason)")
  }

  @Test func `a library has no screen without a preview`() async throws {
    let error = await #expect(throws: UsageError.self) { try await Self.program.session() }
    #expect(
      error?.description
        == "--preview is missing; write --preview NAME, or --previews for the names")
  }

  @Test func `a header names the preview of a transcript`() async throws {
    let check = await Self.program.check(
      Array(
        "#: AppleNamesTests 1 preview=OddPreviews.2\n|   has no name\n|   in one line\n= exit 0\n"
          .utf8
      ),
      named: "a.transcript")
    #expect(check.passed, "\(check)")
  }

  /// The first preview is right, and each other is broken in one way.
  @Test nonisolated func `a broken preview is found by its rule, with its file and line`() throws {
    let run = try Outcome(
      of: "Spoilt", ["--explore", "--previews"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(run.status == 1)
    let found = run.output.components(separatedBy: "\n\n").dropLast().map { finding in
      finding.split(separator: "\n").dropFirst().prefix(2).map { $0.prefix { $0 != ";" } }
        .joined(separator: " ")
    }
    let trap = "the launch of the app ended the process with signal"
    #expect(
      found.map { $0.replacing(/signal \d+/, with: "signal") } == [
        "# Spoilt/Spoilt.swift:24 # trap: \(trap)", "# Spoilt/Spoilt.swift:29 # trap: \(trap)",
        "# Spoilt/Spoilt.swift:37 # warning: name-twice: two elements are called \"Fresh\"",
        "# Spoilt/Spoilt.swift:42 # not-repeatable: the same lines led to another screen the second time",
      ])
    #expect(run.output.contains("never translated: \"Burnt\" in ko, on \"Spoilt/Spoilt.swift:33\""))
    // An optimised program traps without a word.
    #if DEBUG
      #expect(
        run.errors.contains("Spoilt/Spoilt.swift:26: Fatal error: Unexpectedly found nil"),
        "the trap names its own line")
    #endif
  }

  @Test func `an action that a preview asks for is a note, and no violation`() async throws {
    let session = try await Self.program.session(["--preview=Asking"])
    for _ in 1...2 {
      let answer = await session.send("Log out")
      #expect(answer.notes == ["note: asks for logout"])
      #expect(answer.diagnostics.isEmpty)
    }
    let exploration = try await Self.program.explore(["--preview=PreviewTests.Asking"])
    #expect(exploration.violations.isEmpty, "\(exploration)")
    #expect(!"\(exploration)".contains("does nothing"))
  }

  @Test func `a preview has the words of its program, and a note in a language without words`()
    async throws
  {
    var program = Program(name: "app", version: "1", summary: "", languages: ["en", "fr"]) { _ in
      App(window: UIWindow(), embedding: { [] })
    }
    let launch = try program.parser.parseSession(["--preview=PreviewTests.Asking", "--lang=fr"])
    let silent = await (try program.makeSession(launch)).start()
    #expect(
      silent.notes == [
        "note: nothing translates this preview into fr; add the language to the resources of its module, or set the words of the program"
      ])
    program.words = { StringCatalogue(language: $0, $0 == "fr" ? ["Log out": "Quitter"] : [:]) }
    let answer = await (try program.makeSession(launch)).start()
    #expect(answer.screen.elements.map(\.label) == ["Quitter"])
    #expect(answer.notes.isEmpty)
  }

  @Test(arguments: [
    ("nothing", "", "a UIView shows nothing here; preview its view controller"),
    ("view", "{}", "it stands inside another declaration; move it to the top of the file"),
  ])
  nonisolated func `the compiler notes a preview that is not registered`(
    type: String, context: String, reason: String
  ) throws {
    let question =
      #"{"expandFreestandingMacro":{"macro":{"typeName":"\#(type)"},"discriminator":"$s","lexicalContext":[\#(context)],"syntax":{"source":"// Here\n#Preview { Label() }","location":{"fileID":"A/A.swift","fileName":"/A.swift","offset":7,"line":3}}}}"#
    let length = (0..<8).map { UInt8(truncatingIfNeeded: question.utf8.count >> (8 * $0)) }
    // The build system swiftbuild gives the program of the macro another name.
    let tool = "\(Spawning.productsFolder)StateBindingPreviews"
    let outcome = try Outcome(
      of: FileManager.default.fileExists(atPath: tool) ? tool : "\(tool)-tool",
      input: length + Array(question.utf8))
    #expect(outcome.output.contains(#""expandedSource":"""#))
    #expect(
      outcome.output.contains(
        #""message":"this #Preview is not registered, because \#(reason)""#), "\(outcome)")
    #expect(outcome.output.contains(#""offset":15"#))
  }

  @Test func `a start of a plan may be a preview`() async throws {
    let program = Program(
      name: "starts", version: "1", summary: "Starts at a preview.",
      exploring: ExplorerPlan(starts: [["--preview=Variables", "--limit=1"]])
    ) { _ in App(window: UIWindow(), embedding: { [] }) }
    let exploration = try await program.explore(["--lang=en"])
    #expect("\(exploration)".hasPrefix("--lang=en --preview=Variables --limit=1: 1 place"))
  }

  // MARK: - As a suite of tests

  private func preview(_ identifier: String) throws -> Preview {
    try #require(Preview.all.first { $0.identifier == identifier })
  }

  @Test func `the first screen of a preview is recorded in each language`() async throws {
    let folder = try TemporaryFolder()
    let preview = try preview("BreadRow.Sold_out")
    await preview.check(
      in: URL(filePath: "\(folder.path)/new"), environment: ["RECORD_TRANSCRIPTS": "1"],
      sourceLocation: #_sourceLocation)
    let recorded = try String(
      contentsOfFile: "\(folder.path)/new/BreadRow.Sold_out.ko.transcript", encoding: .utf8)
    #expect(
      recorded
        == "#: Bakery 1 lang=ko width=80 preview=BreadRow.Sold_out\n|   밀빵  품절\n= exit 0\n")
    await preview.check(
      in: URL(filePath: "\(folder.path)/new"), environment: [:], sourceLocation: #_sourceLocation)
  }

  @Test func `a preview without a transcript is an issue`() async throws {
    let folder = try TemporaryFolder()
    let preview = try preview("OddPreviews.Attribute")
    let file = "\(folder.path)/OddPreviews.Attribute.en.transcript"
    await withKnownIssue {
      await preview.check(
        in: URL(filePath: folder.path), environment: [:], sourceLocation: #_sourceLocation)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix(
        """
        \(file):2: the first screen differs: 1 line new
        --- \(file)
        +++ \(file)
        @@ -1,2 +1,3 @@
         #: AppleNamesTests 1 lang=en width=80 preview=OddPreviews.Attribute
        +|   behind an attribute
         = exit 0
        """) && text.hasSuffix("run the test with RECORD_TRANSCRIPTS=1 to record it")
    }
  }

  @Test nonisolated func `each command of the article has the output below it`() throws {
    let count = try Article.runCommands(
      of: "Sources/HeadlessDriver/HeadlessDriver.docc/TestingPreviews.md")
    #expect(count == 6)
  }
}

#Preview("Asking") { Asking(viewModel: ViewModel(state: 0)) }

private nonisolated enum AskingAction { case logout }

private struct Asking: View {
  let viewModel: ViewModel<Int, AskingAction>

  var body: some View { Button("Log out") { viewModel.request(action: .logout) } }
}
