import Foundation
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver

struct RuleTests {
  @Test func `a rule is a value, and one line adds it to the table`() async throws {
    var plan = ExplorerPlan(accepting: [Acceptance("shouts", "QUIET", because: "it is a name")])
    plan.rules.append(.shouts)
    let program = Program.small(exploring: plan) {
      Text("QUIET")
      Stateful(false) { $isOpen in
        Button("Open") { isOpen = true }
        if isOpen { Text("HELLO") }
      }
    }
    let violation = try await program.expectViolation(
      "shouts: \"HELLO\" is all in capitals; write it as in a sentence", after: ["Open"])
    #expect(violation.transcript.contains("\n# shouts: "))
  }

  @Test func `the rules have names of their own`() {
    let names = Rule.all.map(\.name) + Diagnostic.Kind.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
  }

  @Test func `the table in the article is made from the rules`() throws {
    let page = "Sources/HeadlessDriver/HeadlessDriver.docc/ExploringEveryScreen.md"
    let article = try String(contentsOf: Article.package.appending(path: page), encoding: .utf8)
    let start = try #require(article.range(of: "| Name | A violation |\n|---|---|\n")).upperBound
    let rows = article[start...].components(separatedBy: "\n\n")[0].split(separator: "\n")
      .filter { !$0.hasPrefix("| `leak`, ") }
    #expect(rows.map(String.init) == Rule.all.map { "| `\($0.name)` | \($0.sentence) |" })
  }
}

/// A rule as an engineer adds it: this extension, and the rule's place in the table.
extension Rule {
  fileprivate static let shouts: Rule = Rule(
    name: "shouts", sentence: "a text is all in capitals", remedy: "write it as in a sentence",
    leadsOn: true,
    ofPlace: { place, _ in
      place.screen.elements.map(\.label).filter { $0.count > 1 && $0 == $0.uppercased() }.map {
        Finding(.shouts, about: $0, "\(Quoting.quoted($0)) is all in capitals", place.path)
      }
    })
}
