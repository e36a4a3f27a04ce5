import Foundation

/// Copies the sources of an app, with the changes of a list. The plugin `MakeMutants` runs it.
@main
struct MutantMaker {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      guard arguments.count == 4 else {
        throw Refusal(description: "usage: MutantMaker LIST FILE NAME COPY")
      }
      let list = try MutantList(String(contentsOfFile: arguments[0], encoding: .utf8))
      let source = try String(contentsOfFile: arguments[1], encoding: .utf8)
      let copy = try list.applied(to: source, named: arguments[2])
      try copy.write(toFile: arguments[3], atomically: true, encoding: .utf8)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// The reason why no copy was written.
package struct Refusal: Error, CustomStringConvertible {
  package let description: String
}

/// The changes of a list. `Mutants/Profile/Mutants.txt` explains the format.
package struct MutantList {
  private struct Change {
    /// The name of the mutant; nil if every copy has the change.
    let mutant: String?
    let file: String
    var old: [String] = []
    var new: [String] = []
  }

  private var changes: [Change] = []
  /// The copied modules, which become one.
  private var modules: [Substring] = []

  package init(_ text: String) throws {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("copy ") {
        modules = Array(line.split(separator: " ").dropFirst())
        continue
      }
      let rest = line.dropFirst(2)
      if line == "-" || line.hasPrefix("- "), !changes.isEmpty {
        changes[changes.count - 1].old.append(String(rest))
      } else if line == "+" || line.hasPrefix("+ "), !changes.isEmpty {
        changes[changes.count - 1].new.append(String(rest))
      } else {
        let words = line.split(separator: " ").map(String.init)
        guard words.count <= 2, words.last?.hasSuffix(".swift") == true else {
          throw Refusal(description: "the list of mutants has a line without a meaning: \(line)")
        }
        changes.append(
          Change(mutant: words.count == 2 ? words[0] : nil, file: words[words.count - 1]))
      }
    }
  }

  /// `source` with the changes of the file `name`, and without imports of the copied modules. A change of a mutant stands beside the original code, and runs only while
  /// the mutant is the current one.
  package func applied(to source: String, named name: String) throws -> String {
    var text = source.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !modules.contains { line == "import \($0)" || line.hasSuffix(" import \($0)") }
    }.joined(separator: "\n")
    for change in changes where change.file == name {
      let old = change.old.joined(separator: "\n")
      let new = change.new.joined(separator: "\n")
      let pieces = text.components(separatedBy: old)
      guard pieces.count == 2 else {
        throw Refusal(
          description:
            "\(change.mutant ?? "the list of mutants") changes code that \(name) has \(pieces.count - 1) times, and not once; mend the list:\n\(old)"
        )
      }
      let changed =
        change.mutant.map { "if Mutant.current == .\($0) {\n\(new)\n} else {\n\(old)\n}" } ?? new
      text = pieces.joined(separator: changed)
    }
    return text
  }
}
