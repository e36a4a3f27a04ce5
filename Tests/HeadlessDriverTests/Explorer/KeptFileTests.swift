import Foundation
import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// Explorations of an app that keeps a file.
struct KeptFileTests {
  private static let promise = Invariant("every saved thing is there after a new launch") { place in
    guard place.steps.last == .restart else { return true }
    let added = place.steps.count { $0 == .tap("add") }
    return place.screen.elements.first?.label == "\(added + 1) things"
  }

  @Test func `each copy of an app has its own copy of the file`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("1", to: "things")
    let map = try await Program.keeping(promising: Self.promise)
      .explore(["--file=\(file)", "--depth=4"])
    #expect(map.found == [])
    #expect(map.placeCount == 4)
    #expect(try folder.text(of: "things") == "1")
    #expect(try folder.names == ["things"])
  }

  @Test func `a value that a new launch does not find is a violation`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("1", to: "things")
    let map = try await Program.keeping(saves: false, promising: Self.promise)
      .explore(["--file=\(file)", "--depth=4"])
    #expect(map.violations.map(\.lines) == [["add", ":restart"]])
  }

  @Test func `a file that does not exist is left to the app`() async throws {
    let folder = try TemporaryFolder()
    let map = try await Program.keeping().explore(["--file=\(folder.path)/new", "--depth=2"])
    #expect(map.savedMap.contains("0 things"))
    #expect(try folder.names == [])
  }

  @Test func `the copies are removed`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("1", to: "things")
    let program = Program.keeping(named: "removed-copies")
    _ = try await program.explore(["--file=\(file)", "--depth=2"])
    let left = try FileManager.default.contentsOfDirectory(
      atPath: FileManager.default.temporaryDirectory.path)
    #expect(left.filter { $0.hasPrefix("removed-copies-") } == [])
  }

  @Test func `without a file no line starts the app again`() async throws {
    let map = try await Program.keeping().explore(["--depth=2"])
    #expect(!map.savedMap.contains(":restart"))
  }

  @Test func `a new launch is no way back`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("1", to: "things")
    let map = try await Program.keeping(getsStuck: true).explore(["--file=\(file)", "--depth=9"])
    #expect(Set(map.violations.map(\.kind)) == ["no-way-back"])
  }

  @Test func `:restart finds the file that the app has left`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("1", to: "things")
    let session = try await Program.keeping().session(["--file=\(file)"])
    for line in ["add", ":restart"] { _ = await session.send(line) }
    #expect(session.screen.elements.first?.label == "2 things")
    #expect(await session.send(":undo").error?.code == .notHere)
  }

  @Test func `:restart is a step, and :undo undoes it`() async throws {
    let session = try await Program.keeping().session()
    for line in ["add", ":restart"] { _ = await session.send(line) }
    #expect(session.screen.elements.first?.label == "0 things")
    #expect(await session.send(":history").printed() == "1  add\n2  :restart\n")
    _ = await session.send(":undo")
    #expect(session.screen.elements.first?.label == "1 things")
  }
}

extension Program {
  /// An app that counts things, and keeps the count in the file of `--file`.
  fileprivate static func keeping(
    named name: String = "keeping", saves: Bool = true, getsStuck: Bool = false,
    promising promise: Invariant? = nil
  ) -> Program {
    Program(
      name: name, version: "1", summary: "", languages: ["en"],
      options: [Option("file", value: "FILE", help: "Keep the count in FILE", isFile: true)],
      exploring: ExplorerPlan(invariants: promise.map { [$0] } ?? [])
    ) { launch in
      let path = launch["file"]
      let kept = path.flatMap { FileManager.default.contents(atPath: $0) }
      let count = kept.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
      return smallApp(
        Things(count: count, getsStuck: getsStuck) { count in
          guard let path, saves else { return }
          try? Data("\(count)".utf8).write(to: URL(filePath: path))
        })
    }
  }
}

private struct Things: View {
  @State var count: Int
  let getsStuck: Bool
  let save: @MainActor (Int) -> Void
  @State private var isStuck = false

  var body: some View {
    Text(verbatim: "\(count) things")
    if isStuck {
      Button("look") {}.accessibilityIdentifier("look")
    } else {
      Button("add") {
        if count < 4 { count += 1 }
        save(count)
      }
      if getsStuck { Button("wedge") { isStuck = true } }
    }
  }
}
