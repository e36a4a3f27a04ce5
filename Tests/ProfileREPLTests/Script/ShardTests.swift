import Foundation
import StateBindingTestSupport
import Testing

/// An exploration that several machines share.
struct ShardTests {
  @Test func `the joined map of the shards is that of the whole exploration`() throws {
    let folder = try TemporaryFolder()
    func explore(_ options: [String]) throws -> Outcome {
      try Outcome(of: "profile-repl", ["--explore", "--depth=2", "--jobs=1"] + options, in: folder)
    }
    let (whole, joined) = ("\(folder.path)/whole.map", "\(folder.path)/joined.map")
    #expect(try explore(["--save-map=\(whole)"]).status == 0)
    var (maps, results): ([String], [String]) = ([], [])
    for shard in 1...3 {
      maps.insert("\(folder.path)/\(shard).map", at: 0)
      results.append("\(folder.path)/\(shard).xml")
      let written = ["--save-map=\(maps[0])", "--junit=\(results[shard - 1])"]
      #expect(try explore(["--shard=\(shard)/3"] + written).status == 0)
    }
    let merge = try Outcome(
      of: "profile-repl",
      ["--merge", "--save-map=\(joined)", "--against=\(whole)"] + maps + results)
    #expect(merge.status == 0)
    #expect(merge.output.hasPrefix("3 results, 0 violations\n8 walks, "))
    #expect(merge.output.contains("the same for a user"))
    #expect(try Data(contentsOf: URL(filePath: joined)) == Data(contentsOf: URL(filePath: whole)))

    let part = try Outcome(of: "profile-repl", ["--merge", maps[0], maps[2], maps[2]])
    #expect(part.status == 2)
    #expect(
      part.errors
        == "profile-repl: one map of each shard is needed, and there is not exactly one of 1/3, 2/3; write it with --explore --shard=K/N --save-map=FILE\n"
    )
    let all = try Outcome(of: "profile-repl", ["--merge", whole])
    #expect(all.status == 2)
    #expect(all.errors.contains("not exactly one of 1/1"))
  }

  @Test func `the joined result of the shards has every violation`() throws {
    let folder = try TemporaryFolder()
    let files = try [0, 2].map { try folder.write(start + suite($0), to: "\($0).xml") }
    let joined = "\(folder.path)/joined.xml"
    let merge = try Outcome(of: "profile-repl", ["--merge", "--junit=\(joined)"] + files)
    #expect(merge.status == 1)
    #expect(merge.output == "2 results, 2 violations\n")
    #expect(
      try folder.text(of: "joined.xml")
        == start + "<testsuites>\n" + suite(0) + suite(2) + "</testsuites>\n")
  }

  private let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// A result with `failures`, which says that there are `said`.
  private func suite(_ failures: Int, saying said: String? = nil) -> String {
    let failure = #"<testcase name="b"><failure type="c">> d\#n= exit 1\#n</failure></testcase>\#n"#
    return #"<testsuite name="a" tests="\#(failures + 1)" failures="\#(said ?? "\(failures)")">\#n"#
      + "<testcase name=\"a\"></testcase>\n\(String(repeating: failure, count: failures))</testsuite>\n"
  }

  @Test(arguments: [
    ("-1", "", 2), ("9223372036854775807", "", 2), ("99999999999999999999", "", 2), ("0", "", 2),
    ("+1", "", 2), ("1", "<testcase/>\n", 8), ("1", "</testsuite>\n", 8), (nil, "\n", 8),
  ])
  func `a result that no exploration wrote is refused with its line`(
    said: String?, more: String, line: Int
  ) throws {
    let folder = try TemporaryFolder()
    let files = try ["a.xml", "b.xml"].map {
      try folder.write(start + suite(1, saying: said) + more, to: $0)
    }
    let refused = try Outcome(of: "profile-repl", ["--merge"] + files)
    #expect(
      refused.errors
        == "profile-repl: \(files[0]): line \(line): this is no result of an exploration; name a file that --explore --junit=FILE wrote\n"
    )
    #expect(refused.status == 2)
  }

  @Test func `a gigantic number of shards is refused at once`() throws {
    let folder = try TemporaryFolder()
    let map = try folder.write("map 2 shard=1/9223372036854775807\n", to: "a.map")
    let refused = try Outcome(of: "profile-repl", ["--merge", map])
    #expect(refused.errors.contains("not exactly one of 2/9223372036854775807, 3/"))
    #expect(refused.errors.contains("11/9223372036854775807 and more; write it with"))
    #expect(refused.status == 2)
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/3/3", "+1/3", "a/b"])
  func `a shard that does not exist is refused`(shard: String) throws {
    let refused = try Outcome(of: "profile-repl", ["--explore", "--shard=\(shard)"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("is no part; write it as 1/3, 2/3 and 3/3"))
  }

  @Test func `each shard of a random exploration has a seed of its own`() throws {
    let run = try Outcome(
      of: "profile-repl",
      ["--explore", "random", "--lang=en", "--latency=0s", "--lines=5", "--shard=3/5"])
    #expect(run.output.contains("--seed 2\n"))
  }
}
