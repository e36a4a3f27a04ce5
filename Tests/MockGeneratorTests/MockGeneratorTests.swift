import Foundation
import TestSupport
import Testing

/// The tool behind `swift package generate-mocks`, run on symbol graphs that the compiler made.
struct MockGeneratorTests {
  private let folder: TemporaryFolder
  private let graphs = URL(filePath: #filePath).appending(path: "../Graphs").standardized.path

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `protocols are mocked by their names or by a comment`() throws {
    let run = try generate()
    #expect(run.status == 0)
    #expect(
      try folder.text(of: "Mocks.swift") == """
        // Written by `swift package generate-mocks --target Shop`; changes are lost.
        // swift-format-ignore-file

        // Some of the protocols are internal to their module.
        @testable import Shop

        // no mock: Described inherits from Swift.CustomStringConvertible, whose requirements are not in this module's symbol graph; write this mock by hand

        // no mock: TillListener inherits from Other.OtherListener, whose requirements are not in this module's symbol graph; add --with Other if that is a target of this package, or write this mock by hand

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
          fatalError("\\(call) needs a value; set \\(member) of the mock first")
        }

        """)
  }

  @Test func `the tool reports its file and the protocols without a mock`() throws {
    let sentences = """
      no mock: Described inherits from Swift.CustomStringConvertible, whose requirements are not in this module's symbol graph; write this mock by hand
      no mock: TillListener inherits from Other.OtherListener, whose requirements are not in this module's symbol graph; add --with Other if that is a target of this package, or write this mock by hand

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
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: [
    (["--graph"], "--graph needs a value"), (["--graph", "A"], "--graph or --output is missing"),
    (["--grph", "A"], "there is no option --grph"),
  ])
  func `wrong arguments are explained`(arguments: [String], message: String) throws {
    let run = try Outcome(of: "MockGenerator", arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("generate-mocks: \(message)\n"))
  }

  @Test func `a module without a wanted mock gets advice`() throws {
    try folder.write(
      #"{"module": {"name": "Empty"}, "symbols": [], "relationships": []}"#, to: "Empty.json")
    let run = try Outcome(
      of: "MockGenerator", ["--graph", "Empty.json", "--output", "Mocks.swift"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "generate-mocks: no protocol of Empty asks for a mock; write /// @mock above a protocol\n"
    )
  }

  @Test(arguments: [
    "Described inherits from Swift.CustomStringConvertible, whose requirements are not in this module's symbol graph; write this mock by hand",
    "Engine demands the class Machine; write this mock by hand, as its subclass",
    "GenericClosure takes body in map(_:) as a generic closure that does not escape, which no handler can take",
    "Noncopyable takes a borrowing parameter in use(_:), which a mock cannot keep",
    "OpenStatics has the static member make() and an open associated type; the mock is generic, and a generic class stores nothing static",
    "Ordered requires the operator Ordered.<(_:_:), which a mock cannot record",
    "Packed has a parameter pack in take(_:), which no handler can take",
    "PartlyNonisolated requires free() to be nonisolated, but the mock is isolated to MainActor; isolate the requirement, or write this mock by hand",
    "Remembering is a protocol of actors, and no test can set the handlers of one; write an actor by hand",
    "Rethrowing requires run(_:) to rethrow, which a handler cannot; declare throws instead",
    "Sending takes a sending parameter in pass(_:), which a mock cannot keep",
    "TwoBases needs two base classes, one of them for Interactable; split the protocol",
    "WithInitialiser requires an initializer, but its mock has those of Router<Interactor>",
  ])
  func `a protocol that cannot be mocked is answered with the reason`(sentence: String) throws {
    let mocks = URL(filePath: #filePath).appending(path: "../MockFixturesMocks.swift").standardized
    let text = String(decoding: try Data(contentsOf: mocks), as: UTF8.self)
    #expect(text.contains("// no mock: \(sentence)\n"))
  }

  private func generate(_ options: String...) throws -> Outcome {
    try Outcome(
      of: "MockGenerator",
      ["--graph", "\(graphs)/Shop.symbols.json", "--output", "Mocks.swift"] + options,
      in: folder)
  }
}
