import HeadlessDriver
import ShopMutants
import StateBinding
import StateBindingTestSupport
import Testing

/// The shop with one fault at a time. Four faults show what each check finds.
///
/// The tests run one after the other, because the fault is a variable of the app's module.
@Suite(.serialized) struct ShopMutantTests {
  @Test func `the shop without a fault has no violation and no warning`() async throws {
    let map = try await Program.shop.explore(["--depth=5"])
    #expect((map.violations + map.warnings).isEmpty, "\(map)")
  }

  @Test(arguments: [
    (Mutant.subscribedTwice, "second-time", ["Kim", "basket", "Back", "basket", "Add"]),
    (.opensOnce, "second-time", ["Kim", "basket", "Back", "basket"]),
    (.losesButton, "second-time", ["Kim", "basket", "Back", "basket"]),
    (.keepsCount, "second-time", ["Kim", "basket", "Back", "basket"]),
    (.dropsLast, "same-text", ["Kim", "search", "type Fruit fig", "type Fruit fig"]),
    (.searchesTwice, "same-text", ["Kim", "search", "type Fruit fig", "type Fruit fig", ":wait"]),
    (.clearsResult, "same-text", ["Kim", "search", "type Fruit fig", "type Fruit fig"]),
    (.clearsText, "same-text", ["Kim", "search", "type Fruit fig", "type Fruit fig", ":wait"]),
    (
      .asksOldPosition, "row-and-question",
      ["Kim", "delete 0", "confirm", "delete 1"]
    ),
    (.asksNext, "row-and-question", ["Kim", "delete 0"]),
    (.asksTop, "row-and-question", ["Kim", "delete 1"]),
    (.asksLast, "row-and-question", ["Kim", "delete 0"]),
    (.greetsFirst, "second-time", ["Kim", "Log out", "confirm", "Lee"]),
    (.asksFirst, "captured", ["Kim", "Log out", "confirm", "Lee", "Log out"]),
    (.addressOfFirst, "captured", ["Kim", "order", "Back", "Log out", "confirm", "Lee", "order"]),
    (
      .basketOfFirst, "captured",
      ["Kim", "basket", "Back", "Log out", "confirm", "Lee", "basket"]
    ),
    (.textForNumber, "placeholders", []),
    (.valueLeftOut, "placeholders", []),
    (.valueTooMany, "placeholders", []),
    (.otherPosition, "placeholders", []),
  ])
  func `each check finds four faults by the shortest lines`(
    mutant: Mutant, kind: String, lines: [String]
  ) async throws {
    let map = try await Program.shop.explore(["--depth=4", "--mutant=\(mutant.rawValue)"])
    let found = try #require(map.violations.first { $0.kind == kind }, "\(map)")
    #expect(found.lines == lines)
    let check = await Program.shop.check(Array(found.transcript.utf8), named: "found")
    #expect(check.passed)
  }

  @Test(arguments: [
    (Mutant.priceOverflows, "type Amount \(Int.max)"), (.feeOverflows, "type Amount \(Int.max)"),
    (.discountOverflows, "type Amount \(Int.min)"), (.roundingOverflows, "type Amount \(Int.max)"),
  ])
  func `an extreme number in a field finds an overflow`(mutant: Mutant, line: String) throws {
    let outcome = try Outcome(
      of: "ShopMutants", ["--explore", "--depth=4", "--mutant=\(mutant.rawValue)"])
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines[1].hasPrefix(#"# trap: "Price" ended the process with signal "#), "\(outcome.output)")
    #expect(
      lines.filter { $0.hasPrefix("> ") } == ["> Kim", "> order", "> \(line)", "> Price"])
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    (
      Mutant.asksNext,
      #"delete 0 in the row "Rice" asks about another row: "Delete Milk?"; keep the thing that the row shows until the answer, and not its position"#
    ),
    (
      .asksFirst,
      #"after Kim, Log out, confirm, Lee, Log out shows "Log out, Kim?", which belongs to the place after Kim, Log out; look for a closure, a cache or a shared object that keeps the earlier value"#
    ),
    (
      .textForNumber,
      #"in en "%@ in the basket" takes a text as value 1, and the code gives a whole number; give the translation the placeholders of its key"#
    ),
    (
      .valueTooMany,
      #"in en "Hello, %@ %@" takes a text as value 2, and the code gives nothing; give the translation the placeholders of its key"#
    ),
  ])
  func `a finding says what happened and what to do`(mutant: Mutant, message: String) async throws {
    let map = try await Program.shop.explore(["--depth=3", "--mutant=\(mutant.rawValue)"])
    #expect(map.violations.map(\.message) == [message], "\(map)")
  }
}
