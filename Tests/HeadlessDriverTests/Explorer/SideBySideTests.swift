import StateBindingC
import Foundation
import HeadlessUI
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver
@testable import HeadlessProgram

/// Walks that copies of the program make side by side, compared with walks that one process makes in turn.
///
/// The tests wait for other processes, so they leave the main actor to other tests.
nonisolated struct SideBySideTests {
  private static let depth = "--depth=\(runsLongTests ? 4 : 3)"

  /// All that an exploration with `options` writes: its output and its files.
  private func results(of options: [String], jobs: Int) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let files = ["app.html", "app.map", "app.xml"]
    let fileOptions = ["report", "save-map", "junit"]
    let outcome = try Outcome(
      of: "MemoProgram",
      ["--explore", "--jobs=\(jobs)", "--write-transcripts=\(folder.path)/all"]
        + zip(fileOptions, files).map { "--\($0)=\(folder.path)/\($1)" } + options)
    var results = ["output": outcome.output, "status": "\(outcome.status)"]
    for file in files + (try folder.names(in: "all").map { "all/\($0)" }) {
      results[file] = try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
    }
    return results
  }

  @Test(arguments: [
    [depth], [depth, "--fault=asks-nobody"], ["--depth=4", "--fault=untranslated"],
    [depth, "--fault=detach-forgotten"],
  ])
  func `two processes give the results of one`(options: [String]) throws {
    #expect(try results(of: options, jobs: 2) == results(of: options, jobs: 1))
  }

  @Test @MainActor func `a walk sends each line of a long way once`() async throws {
    func size(_ places: Int) async throws -> Int {
      let map = try await Program.small { Counting() }.explore(["--limit=\(places)"])
      #expect(map.depth == places - 1)
      return encoded(map.walks[0].map).count
    }
    let (short, long) = (try await size(20), try await size(80))
    #expect(long < 5 * short)
  }

  @Test func `random lines in two languages give the output of one process`() throws {
    let arguments = ["--explore", "random", "--lines=300", "--fault=asks-nobody", "--jobs"]
    let side = try Outcome(of: "MemoProgram", arguments + ["2"])
    let turn = try Outcome(of: "MemoProgram", arguments + ["1"])
    #expect(side.output == turn.output)
    #expect(side.output.contains("acts-at-once"))
    #expect(side.status == 1)
  }

  @Test(arguments: ["traps-on-empty-title", "exits-on-empty-title"])
  func `a walk that ends its process gives the output of one process`(
    fault: String
  ) throws {
    let arguments = ["--explore", "--depth=4", "--fault=\(fault)", "--jobs"]
    let side = try Outcome(of: "MemoProgram", arguments + ["2"])
    let turn = try Outcome(of: "MemoProgram", arguments + ["1"])
    #expect(side.output == turn.output)
    #expect(side.output.contains("\n--lang=ko: 25 places, "))
    #expect(side.output.hasSuffix("\n1 violation\n"))
    #expect(side.status == 1)
  }

  @Test func `acceptances may stand in lines that end with CR LF`() throws {
    let folder = try TemporaryFolder()
    let lines = ["# one", "acts-at-once delete all gone", "", "acts-at-once other old", ""]
    let outputs = try ["\n", "\r\n"].map { end in
      let file = try folder.write(lines.joined(separator: end), to: "accepted")
      return try Outcome(
        of: "MemoProgram",
        ["--explore", "--depth=2", "--fault=asks-nobody", "--accept=\(file)", "--jobs=1"]
      ).output
    }
    #expect(outputs[0].contains("accepted: acts-at-once \"delete\" all gone\n"))
    #expect(outputs[1] == outputs[0])
  }

  @Test func `acceptances from a pipe count in every walk`() throws {
    let command =
      "echo 'acts-at-once delete all gone' | MemoProgram --explore --depth=2 --fault=asks-nobody --accept=/dev/stdin --jobs="
    let outputs = try ["1", "2"].map { jobs in
      try Outcome(
        of: "/bin/sh", ["-c", command + jobs],
        environment: ["PATH": "\(Spawning.productsFolder):/usr/bin:/bin"]
      ).output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].contains("accepted: acts-at-once \"delete\" all gone\n"))
  }

  @Test func `the walks take turns if the system has no descriptors for a second process`() throws {
    let program = "\(Spawning.productsFolder)/MemoProgram"
    let arguments = ["--explore", "--depth=2", "--fault=asks-nobody", "--jobs=2"]
    let limited = try Outcome(
      of: "/bin/bash",
      [
        "-c", #"for n in {3..19}; do eval "exec $n>&-"; done; ulimit -n 12; exec "$0" "$@""#,
        program,
      ] + arguments)
    #expect(limited.output == (try Outcome(of: "MemoProgram", arguments).output))
    #expect(limited.status == 1, "\(limited.errors)")
  }
}
