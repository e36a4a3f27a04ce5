import Foundation

/// Adapts the XCTest classes of a folder to the main actor. The plugin `adapt-tests` runs it.
@main
struct TestAdapter {
  static let help = """
    Adapts the XCTest classes in FOLDER to the main actor: prints a diff; with --apply, writes the files.

    swift package --allow-writing-to-package-directory adapt-tests FOLDER [--apply]

      --apply   write the files
      --help    print this text

    Each class becomes nonisolated, like XCTestCase. Its members get @MainActor. Its tests become async.

    """

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") { return print(help, terminator: "") }
    let applies = arguments.contains("--apply")
    arguments.removeAll { $0 == "--apply" }
    guard let folder = arguments.first, arguments.count == 1, !folder.hasPrefix("-") else {
      fail("name one folder; --help lists the options", status: 2)
    }
    do {
      print(try adapt(folder, applies: applies), terminator: "")
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("adapt-tests: \(message)\n".utf8))
    exit(status)
  }

  /// Adapts the files below `folder`, and returns the text to print.
  private static func adapt(_ folder: String, applies: Bool) throws -> String {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let paths = found.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    let files = try paths.map {
      TestFile(try String(contentsOf: URL(filePath: $0), encoding: .utf8))
    }
    // A class may inherit from a test class of another file.
    var classes: Set = ["XCTestCase"]
    while case let more = files.reduce(classes, { $1.classes(below: $0) }), more != classes {
      classes = more
    }
    var text = ""
    var changed = 0
    for (path, file) in zip(paths, files) {
      let adapted = file.adapted(classes)
      guard adapted.text != file.text else { continue }
      changed += 1
      if applies {
        try Data(adapted.text.utf8).write(to: URL(filePath: path), options: .atomic)
        text += "wrote \(path)\n"
      } else {
        text += "--- \(path)\n+++ \(path)\n\(adapted.difference)"
      }
    }
    if changed == 0 { return "nothing to adapt in \(folder)\n" }
    let next = "\nnext: run again with --apply to write \(changed) file\(changed == 1 ? "" : "s")\n"
    return applies ? text : text + next
  }
}
