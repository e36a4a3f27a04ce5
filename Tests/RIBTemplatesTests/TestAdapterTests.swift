import Foundation
import StateBindingTestSupport
import Testing

/// Tests TestAdapter, which `swift package adapt-tests` runs. FilesInSwift5Tests builds and runs its output.
struct TestAdapterTests {
  private let folder: TemporaryFolder
  private let tests = Article.package.appending(path: "Tests/FilesInSwift5Tests")

  init() throws { folder = try TemporaryFolder() }

  @Test func `the adapted file is the one that is built`() throws {
    let name = "ShelfRouterTests.swift"
    let before = try String(contentsOf: tests.appending(path: "Before/\(name)"), encoding: .utf8)
    try folder.write(before, to: "Tests/\(name)")
    #expect(try adapt("Tests", "--apply").output == "wrote Tests/\(name)\n")
    let built = try String(contentsOf: tests.appending(path: name), encoding: .utf8)
    #expect(try folder.text(of: "Tests/\(name)") == built)
    #expect(try adapt("Tests").output == "nothing to adapt in Tests\n")
  }

  @Test func `without --apply the difference is printed, and nothing is written`() throws {
    let before = """
      // class NoTests: XCTestCase {
      @MainActor
      final class HomeTests: BaseTests {
        let text = "{"

        override func setUp() { super.setUp() }

        func testHome() { XCTAssertEqual(text, "{") }
      }
      struct Other { func test() { wait(for: []) } }

      """
    try folder.write(before, to: "Tests/HomeTests.swift")
    try folder.write("open class BaseTests<T>: XCTestCase {}", to: "Tests/Base/BaseTests.swift")
    #expect(
      try adapt("Tests").output == """
        --- Tests/Base/BaseTests.swift
        +++ Tests/Base/BaseTests.swift
        @@ -1,1 +1,1 @@
        -open class BaseTests<T>: XCTestCase {}
        +nonisolated open class BaseTests<T>: XCTestCase {}
        --- Tests/HomeTests.swift
        +++ Tests/HomeTests.swift
        @@ -2,3 +2,2 @@
        -@MainActor
        -final class HomeTests: BaseTests {
        -  let text = "{"
        +nonisolated final class HomeTests: BaseTests {
        +  @MainActor let text = "{"
        @@ -6,1 +5,1 @@
        -  override func setUp() { super.setUp() }
        +  @MainActor override func setUp() async throws { try await super.setUp() }
        @@ -8,1 +7,1 @@
        -  func testHome() { XCTAssertEqual(text, "{") }
        +  @MainActor func testHome() async { XCTAssertEqual(text, "{") }

        next: run again with --apply to write 2 files

        """)
    #expect(try folder.text(of: "Tests/HomeTests.swift") == before)
  }

  @Test(arguments: [[], ["--apply"], ["Tests", "Others"], ["--aply"]])
  func `wrong arguments are explained`(arguments: [String]) throws {
    let run = try Outcome(of: "TestAdapter", arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "adapt-tests: name one folder; --help lists the options\n")
  }

  private func adapt(_ arguments: String...) throws -> Outcome {
    try Outcome(of: "TestAdapter", arguments, in: folder)
  }
}
