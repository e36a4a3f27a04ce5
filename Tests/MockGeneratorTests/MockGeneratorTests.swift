import Foundation
import StateBindingTestSupport
import Testing

/// The tool behind `swift package generate-mocks`, run on symbol graphs that the compiler made.
struct MockGeneratorTests {
  private let folder: TemporaryFolder
  private let graphs = URL(filePath: #filePath).appending(path: "../Graphs").standardized.path

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      let prices = PricesMock()
      let listener: ShopListenerMock
      let others = [DescribedMock(), TillListenerMock(), UnknownMock()]
      """, to: "Tests/ShopTests.swift")
  }

  @Test func `the mocks that tests name are written`() throws {
    let run = try generate()
    #expect(run.status == 0)
    #expect(
      try folder.text(of: "Mocks.swift") == """
        // Written by `swift package generate-mocks --target Shop`; changes are lost.
        // swift-format-ignore-file

        import Testing

        // Some of the protocols are internal to their module.
        @testable import Shop

        // DescribedMock: write this one by hand: the requirements of its parent Swift.CustomStringConvertible are not in the symbol graph

        // TillListenerMock: write this one by hand: the requirements of its parent Other.OtherListener are not in the symbol graph; or add --with Other if that is a target of this package

        // MARK: Prices

        @MainActor final class PricesMock: Shop.Prices {
          init() {}

          private(set) var priceCallCount = 0
          private(set) var priceArguments: [String] = []
          var priceHandler: (@MainActor (_ item: String) async throws -> Int)?
          func price(of item: String) async throws -> Int {
            priceCallCount += 1
            priceArguments.append(item)
            guard let handler = priceHandler else { unset("PricesMock.price(of:)", "priceHandler") }
            return try await handler(item)
          }
        }

        // MARK: ShopListener

        @MainActor final class ShopListenerMock: Shop.ShopListener {
          init() {}

          private(set) var shopDidCloseCallCount = 0
          private(set) var shopDidCloseArguments: [String] = []
          var shopDidCloseHandler: ((_ reason: String) -> Void)?
          func shopDidClose(_ reason: String) {
            shopDidCloseCallCount += 1
            shopDidCloseArguments.append(reason)
            shopDidCloseHandler?(reason)
          }
        }

        // MARK: the end of the file

        private nonisolated func unset(_ call: String, _ member: String) -> Never {
          let test = Test.current.map { " in the test \\($0.name)" } ?? ""
          fatalError("\\(call) needs a value\\(test); set \\(member) of the mock first")
        }

        """)
  }

  @Test func `the tool reports its file and the protocols without a mock`() throws {
    let sentences = """
      DescribedMock: write this one by hand: the requirements of its parent Swift.CustomStringConvertible are not in the symbol graph
      TillListenerMock: write this one by hand: the requirements of its parent Other.OtherListener are not in the symbol graph; or add --with Other if that is a target of this package

      """
    #expect(try generate().output == sentences + "wrote Mocks.swift, 2 mocks\n")
    #expect(try generate().output == sentences + "Mocks.swift was current, 2 mocks\n")
    #expect(try generate("--check").output == sentences + "Mocks.swift is current\n")
  }

  @Test func `a parent in another module needs the symbol graph of that module`() throws {
    let run = try generate("--graph", "\(graphs)/Other.symbols.json")
    #expect(run.output.hasSuffix("wrote Mocks.swift, 3 mocks\n"))
    let text = try folder.text(of: "Mocks.swift")
    #expect(
      text.hasPrefix("// Written by `swift package generate-mocks --target Shop --with Other`;"))
    #expect(
      text.contains(
        """
        @MainActor final class TillListenerMock: @MainActor Shop.TillListener {
          init() {}

          private(set) var otherDidCloseCallCount = 0

        """))
  }

  @Test func `a check names the different mocks and writes nothing`() throws {
    _ = try generate()
    let text = try folder.text(of: "Mocks.swift")
      .replacingOccurrences(of: "priceCallCount", with: "count")
    try folder.write(text, to: "Mocks.swift")
    let run = try generate("--check")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "generate-mocks: Mocks.swift is not current; run generate-mocks without --check. These differ: Prices\n"
    )
    #expect(try folder.text(of: "Mocks.swift") == text)
  }

  @Test func `a check of a missing file fails`() throws {
    let run = try generate("--check")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "generate-mocks: Mocks.swift is missing; run generate-mocks without --check\n")
    #expect(try folder.names == ["Tests"])
  }

  @Test func `a mock that the tests declare is not written`() throws {
    try folder.write("final class PricesMock: Prices {}", to: "Tests/Mocks/PricesMock.swift")
    #expect(try generate().output.hasSuffix("wrote Mocks.swift, 1 mock\n"))
    #expect(try !folder.text(of: "Mocks.swift").contains("class PricesMock"))
  }

  @Test func `a misspelt mock is named with the near miss, and the old mocks stay`() throws {
    _ = try generate()
    let text = try folder.text(of: "Mocks.swift")
    try folder.write("let prices = PriceMock()", to: "Tests/Misspelt.swift")
    let run = try generate()
    #expect(run.status == 1)
    #expect(
      run.errors
        == "generate-mocks: the tests name PriceMock, but there is no protocol Price; did you mean PricesMock? Mocks.swift was not changed\n"
    )
    #expect(try folder.text(of: "Mocks.swift") == text)
  }

  @Test func `a mock whose protocol is gone is named`() throws {
    try folder.write("final class OldListenerMock {}", to: "Mocks.swift")
    try folder.write("let old = OldListenerMock()", to: "Tests/Old.swift")
    let run = try generate()
    #expect(run.status == 1)
    #expect(run.errors.contains("there is no protocol OldListener; remove it from the tests"))
  }

  @Test func `--only lists the protocols to mock`() throws {
    let run = try generate("--only", "Prices")
    #expect(run.output == "wrote Mocks.swift, 1 mock\n")
    #expect(
      try folder.text(of: "Mocks.swift").hasPrefix(
        "// Written by `swift package generate-mocks --target Shop --only Prices`;"))
    #expect(
      try generate("--only", "Prices,Price").errors
        == "generate-mocks: Shop has no protocol Price\n")
  }

  @Test(arguments: [
    (["--graph"], "--graph needs a value"), (["--graph", "A"], "--graph or --output is missing"),
    (["--graph", "A", "--output", "B"], "--tests or --only is missing"),
    (["--grph", "A"], "there is no option --grph"),
  ])
  func `wrong arguments are explained`(arguments: [String], message: String) throws {
    let run = try Outcome(of: "MockGenerator", arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("generate-mocks: \(message)\n"))
  }

  @Test func `tests that name no mock get advice`() throws {
    try folder.write("import Shop", to: "Tests/ShopTests.swift")
    let run = try generate()
    #expect(run.status == 1)
    #expect(
      run.errors
        == "generate-mocks: no test in Tests asks for a mock of Shop; write the name of one, such as DescribedMock, or name protocols with --only\n"
    )
  }

  @Test(arguments: [
    "AddingMock: write this one by hand: its increase(_:) takes inout Int",
    "CopyingMock: write this one by hand: its copy() returns Self",
    "DescribedMock: write this one by hand: the requirements of its parent Swift.CustomStringConvertible are not in the symbol graph",
    "EngineMock: write this one by hand: it demands a subclass of Machine",
    "GenericMock: write this one by hand: its decode(_:) is generic",
    "InitialisersMock: write this one by hand: it requires Initialisers.init(name:)",
    "OpaqueMock: write this one by hand: its count(_:) is generic",
    "OrderedMock: write this one by hand: it requires Ordered.<(_:_:)",
    "PartlyNonisolatedMock: write this one by hand: its free() can be called on any thread",
    "RememberingMock: write this one by hand: the requirements of its parent _Concurrency.Actor are not in the symbol graph",
    "RethrowingMock: write this one by hand: its run(_:) rethrows",
    "SendingMock: write this one by hand: its pass(_:) takes sending MockFixtures.Machine",
    "StaticsMock: write this one by hand: its make(_:) is static",
    "StoringMock: write this one by hand: it leaves Value open",
    "SubscriptsMock: write this one by hand: it requires Subscripts.subscript(_:)",
    "TwoBasesMock: write this one by hand: it needs two base classes, one of them for Interactable",
    "VariadicMock: write this one by hand: its sum(_:) takes Int...",
  ])
  func `a protocol that cannot be mocked is answered with the reason`(sentence: String) throws {
    let mocks = URL(filePath: #filePath).appending(path: "../MockFixturesMocks.swift").standardized
    let text = String(decoding: try Data(contentsOf: mocks), as: UTF8.self)
    #expect(text.contains("// \(sentence)\n"))
  }

  private func generate(_ options: String...) throws -> Outcome {
    try Outcome(
      of: "MockGenerator",
      ["--graph", "\(graphs)/Shop.symbols.json", "--tests", "Tests", "--output", "Mocks.swift"]
        + options,
      in: folder)
  }
}
