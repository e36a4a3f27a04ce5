#if os(Linux)
  import Foundation
  import StateBindingTestSupport
  import Testing

  /// Short forms of the tests in the folder `reliability`; `README.md` has the results of the long ones.
  ///
  /// Under a sanitizer they are off: a library cannot be preloaded into its programs, and they need more memory.
  @Suite(.enabled(if: !isSanitized && sanitizerThreads == 0))
  struct ReliabilityTests {
    @Test(arguments: ["create", "save", "delete", "update", "record"])
    func `a kill at any system call leaves the old version or the new one`(change: String) throws {
      try run("kill-calls", change)
    }

    @Test func `a kill at any time leaves the old version or the new one`() throws {
      try run("kill-times", "20")
    }

    @Test(arguments: [
      ("save", "5"), ("save", "28"), ("save", "short"), ("update", "28"), ("record", "28"),
    ])
    func `an error of any system call never loses data silently`(
      change: String, fault: String
    ) throws {
      try run("errors", change, fault)
    }

    @Test func `a child that cannot reach its parent ends with a sentence`() throws {
      try run("child")
    }

    @Test func `a full disk refuses the save`() throws {
      try run("full-disk")
    }

    @Test func `a store in the place of another file, folder or pipe is not touched`() throws {
      try run("places")
    }

    @Test func `ten processes that save together lose nothing`() throws {
      try run("processes", "10")
    }

    @Test(arguments: [("soak", "5000"), ("cycles", "1000"), ("posts", "1000")])
    func `the memory of a long run does not grow`(test: String, count: String) throws {
      try run(test, count)
    }

    @Test func `the output is the same in every environment`() throws {
      try run("same", "5")
    }

    private func run(_ arguments: String...) throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      let outcome = try Outcome(
        of: root.appending(path: "Reliability/run").path, arguments,
        environment: [
          "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
          "PROGRAMS": Spawning.productsFolder,
          "TMPDIR": FileManager.default.temporaryDirectory.path,
        ])
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }
  }
#endif
