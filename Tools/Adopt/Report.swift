/// What adopt found and did.
struct Report: Codable, Equatable {
  struct Stub: Codable, Equatable {
    var module: String
    var types: Int
    var members: Int
    /// The number of declarations left to write.
    var unwritten: Int
    var isEdited = false
  }

  struct Failure: Codable, Equatable {
    var file: String
    var line: Int
    var message: String
  }

  var app: String
  var folder: String
  var files: Int
  var filesThatCompile: Int?
  var rounds = 0
  var isBuilt: Bool?
  var stubs: [Stub] = []
  var leftOut: [LeftOut] = []
  /// The files with code in `#if os(iOS)`, which is not compiled here.
  var codeForIOSOnly: [String] = []
  var errors: [Failure] = []
  /// The lines of the first screen.
  var firstScreen: [String]?
  /// The files of the package that a person edited, which stayed as they are.
  var edited: [String] = []
  var next: String

  /// The page. `earlier` is the report of the run before.
  func text(since earlier: Report?) -> String {
    var lines = ["\(app): \(count(files, "Swift file"))"]
    if let filesThatCompile {
      let rounds = rounds > 1 ? ", after \(count(rounds, "build"))" : ""
      lines.append("  \(filesThatCompile) of \(files) compile\(rounds)")
    }
    var failures: [(file: String, errors: [Failure])] = []
    for error in errors {
      if failures.last?.file == error.file {
        failures[failures.count - 1].errors.append(error)
      } else {
        failures.append((error.file, [error]))
      }
    }
    for failure in failures.prefix(20) {
      let more = failure.errors.count > 1 ? " (and \(failure.errors.count - 1) more)" : ""
      let first = failure.errors[0]
      lines.append("  error  \(first.file):\(first.line): \(first.message)\(more)")
    }
    if failures.count > 20 { lines.append("  and errors in \(failures.count - 20) more files") }
    if !stubs.isEmpty {
      lines += ["", "Stubs of modules that do not exist here"]
      for stub in stubs {
        let edited = stub.isEdited ? ", edited by you and kept" : ""
        let unwritten = stub.unwritten > 0 ? ", \(stub.unwritten) to write" : ""
        lines.append(
          "  \(stub.module)  \(count(stub.types, "type")), \(count(stub.members, "member"))\(unwritten)\(edited)"
        )
      }
    }
    if !leftOut.isEmpty {
      lines += ["", "Left out"]
      lines += leftOut.map { "  \($0.name)  \($0.reason)" }
    }
    if !codeForIOSOnly.isEmpty {
      lines += [
        "", "Code in #if os(iOS) is not compiled here: \(codeForIOSOnly.joined(separator: ", "))",
      ]
    }
    if !edited.isEmpty {
      lines += ["", "Edited by you, so not written again: \(edited.joined(separator: ", "))"]
    }
    if let firstScreen {
      lines += ["", "The first screen"] + firstScreen.map { $0.isEmpty ? "" : "  \($0)" }
    }
    if let earlier {
      let changes = changes(since: earlier)
      lines += [
        "",
        "Since the last run: \(changes.isEmpty ? "nothing changed" : changes.joined(separator: "; "))",
      ]
    }
    return (lines + ["", "Next: \(next)"]).joined(separator: "\n") + "\n"
  }

  private func changes(since earlier: Report) -> [String] {
    func change(_ before: Int, _ after: Int, _ thing: String) -> [String] {
      before == after ? [] : ["\(before) → \(count(after, thing))"]
    }
    let (before, after) = (Set(earlier.stubs.map(\.module)), Set(stubs.map(\.module)))
    var changes = change(earlier.files, files, "Swift file")
    changes += change(earlier.filesThatCompile ?? 0, filesThatCompile ?? 0, "file that compiles")
    changes += change(earlier.errors.count, errors.count, "error")
    changes += after.subtracting(before).sorted().map { "new stub: \($0)" }
    changes += before.subtracting(after).sorted().map { "stub removed: \($0)" }
    return changes
  }

  private func count(_ number: Int, _ thing: String) -> String {
    if number == 1 { return "1 \(thing)" }
    return thing.hasPrefix("file that") ? "\(number) files that compile" : "\(number) \(thing)s"
  }
}
