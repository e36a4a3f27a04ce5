import Foundation
import StateBindingTestSupport
import Testing

/// The output of `generate-rib` in the article "Adding a RIB in five minutes".
/// `STATEBINDING_LONG=1` also builds each form of a RIB
/// in a package of its own, which takes minutes.
struct FiveMinutesTests {
  private let article: Article

  init() throws {
    article = try Article("Sources/StateBinding/StateBinding.docc/AddingARIBInFiveMinutes.md")
  }

  @Test func `generate-rib prints the output in the article`() throws {
    let folder = try TemporaryFolder()
    for step in article.commands where step.command.contains("generate-rib") {
      let arguments = step.command.components(separatedBy: "generate-rib ")[1]
        .replacingOccurrences(of: "--target Notes ", with: "").split(separator: " ").map(
          String.init)
      let run = try Outcome(
        of: "RIBTemplates",
        arguments + [
          "--module", "Notes", "--sources", "\(folder.path)/Sources/Notes", "--tests",
          "\(folder.path)/Tests/NotesTests",
        ], in: folder)
      #expect(run.output == step.output)
    }
  }

  @Test(.enabled(if: runsLongTests), .timeLimit(.minutes(15)))
  func `each form of a RIB builds with its mocks and passes its tests without an edit`() throws {
    let folder = try TemporaryFolder()
    for (name, text) in article.files where name != "Sources/NotesProgram/NotesProgram.swift" {
      try folder.write(Article.inPlace(text), to: name)
    }
    try folder.write(
      "@main struct Notes { static func main() {} }\n",
      to: "Sources/NotesProgram/NotesProgram.swift")
    let forms = [
      "Root --launch", "Cart", "Memo --no-view-model", "Guest --viewless", "Page --push",
      "Leaf --push --no-view-model",
    ]
    let commands = forms.map { "generate-rib \($0) --target Notes" }
    for command in commands + ["generate-mocks --target Notes"] {
      _ = try Article.shell(
        "swift package --allow-writing-to-package-directory \(command)", in: folder)
    }
    let printed = try Article.shell("swift test -Xswiftc -warnings-as-errors 2>&1", in: folder)
    #expect(printed.contains("✔ Test run with 11 tests in 6 suites passed"), "\(printed)")
  }
}
