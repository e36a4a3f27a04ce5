import Foundation
import StateBindingC
import StateBindingTestSupport
import Testing

/// The effect of `--report` on files and on the exit status. `HeadlessDriverTests` tests the page
/// itself.
struct ReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [[], ["--json"], ["--echo"], ["--trace"]])
  func `a report does not change the printed output of a script`(options: [String]) throws {
    let lines = "login 12345\n:state\ndelete\nlogut\n"
    let plain = try Outcome(
      of: "profile-repl", options + ["--keep-going"], input: lines, in: folder)
    let reported = try Outcome(
      of: "profile-repl", options + ["--keep-going", "--report", "run.html"], input: lines,
      in: folder)
    #expect(plain == reported)
    #expect(reported.status == 1)
    let page = try folder.text(of: "run.html")
    #expect(page.contains("<title>profile-repl: &lt;stdin&gt; failed</title>"))
    #expect(page.contains(#""input":"login 12345""#))
    #expect(page.contains(#""trace":["#))
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test func `a check writes one page for all files and keeps its exit status`() throws {
    try folder.write(Sample.right, to: "t/a.transcript")
    try folder.write(Sample.wrong, to: "t/b.transcript")
    let plain = try folder.profileREPL("--check", "t", "missing.transcript")
    let check = try folder.profileREPL("--check", "t", "missing.transcript", "--report", "r.html")
    #expect(check == plain)
    #expect(check.status == 3)
    let page = try folder.text(of: "r.html")
    #expect(page.contains("<title>profile-repl: 2 of 3 transcripts failed</title>"))
    #expect(page.contains("missing.transcript</p><ul><li>cannot open: No such file"))
    #expect(page.contains(#""expected":["| Member","","",""],"actual":["| Member","s","",""]"#))
  }

  @Test func `a folder without transcripts fails in the report too`() throws {
    try folder.write("", to: "t/notes.txt")
    #expect(try folder.profileREPL("--check", "t", "--report", "r.html").status == 1)
    #expect(
      try folder.text(of: "r.html").contains(
        #"<p class="verdict failed">no transcript was found</p>"#))
  }

  @Test func `an update reports its changes`() throws {
    try folder.write(Sample.wrong, to: "b.transcript")
    let update = try folder.profileREPL("--update", "b.transcript", "--report", "r.html")
    #expect(update.status == 0)
    #expect(try folder.text(of: "b.transcript") == Sample.right)
    let page = try folder.text(of: "r.html")
    #expect(page.contains("<title>profile-repl: b.transcript updated</title>"))
    #expect(page.contains(#""expected":["| Member","","",""],"actual":["| Member","s","",""]"#))
  }

  @Test func `the status is 3 if the page cannot be written`() throws {
    try folder.write(Sample.wrong, to: "b.transcript")
    let script = try folder.profileREPL("--report", "none/r.html", input: "logut\n")
    #expect(script.status == 3)
    #expect(
      script.errors.hasSuffix(
        "profile-repl: cannot write \"none/r.html\": its folder does not exist; make the folder first\n"
      ))
    #expect(
      try folder.profileREPL("--check", "b.transcript", "--report", "none/r.html").status == 3)
  }

  @Test(arguments: [
    (["--store", "run.html", "--report", "./run.html"], "--store"),
    (["--store", "new.html", "--report", "sub/../new.html"], "--store"),
    (["--script", "run.html", "--report", "sub/../run.html"], "--script"),
    (["--check", "other", "run.html", "--report", "sub/../run.html"], "a transcript"),
    (["--explore", "--accept", "run.html", "--report", "./run.html"], "--accept"),
    (["--explore", "--against", "run.html", "--report", "./run.html"], "--against"),
    (
      ["--explore", "--write-transcripts", "new.html", "--report", "sub/../new.html"],
      "--write-transcripts"
    ),
  ])
  func `a report is never written over a file that the program reads or keeps`(
    arguments: [String], keeper: String
  ) throws {
    try folder.write("sub", to: "sub/file")
    try folder.write("login 12345\n", to: "run.html")
    let file = try #require(arguments.last)
    let outcome = try Outcome(of: "profile-repl", arguments, input: "", in: folder)
    #expect(
      outcome
        == Outcome(
          errors:
            "profile-repl: --report: \"\(file)\" is the file of \(keeper) too; name another file\n",
          status: 2))
    #expect(try folder.text(of: "run.html") == "login 12345\n")
    #expect(try folder.names == ["run.html", "sub"])
  }

  @Test(arguments: [
    ("--report", "k.html"), ("--junit", "k.xml"), ("--save-map", "k.map"),
  ])
  func `an exploration never writes over the map that it compares with`(
    option: String, file: String
  ) throws {
    try folder.write("map", to: file)
    try folder.write("", to: "sub/file")
    try folder.link("link", to: file)
    #expect(link("\(folder.path)/\(file)", "\(folder.path)/hard") == 0)
    for name in ["./\(file)", "sub/../\(file)", "\(folder.path)/\(file)", "link", "hard"] {
      #expect(
        try folder.profileREPL("--explore", "--against", name, option, file)
          == Outcome(
            errors:
              "profile-repl: \(option): \"\(file)\" is the file of --against too; name another file\n",
            status: 2))
    }
    #expect(try folder.text(of: file) == "map")
  }

  @Test(arguments: [["--script"], ["--explore", "--accept"], ["--explore", "--against"]])
  func `the app keeps no file that the driver reads`(arguments: [String]) throws {
    try folder.write("login 12345\n", to: "lines")
    try folder.link("link", to: "lines")
    let option = arguments[arguments.count - 1]
    #expect(
      try Outcome(
        of: "profile-repl", arguments + ["link", "--store", "./lines"], input: "", in: folder)
        == Outcome(
          errors:
            "profile-repl: \(option): \"link\" is the file of --store too; name another file\n",
          status: 2))
    #expect(try folder.text(of: "lines") == "login 12345\n")
  }

  @Test func `a redirected output is not replaced by the report`() throws {
    let outcome = try Outcome(
      of: "/bin/sh",
      ["-c", "\"$0\" --report run.html > run.html", Spawning.productsFolder + "profile-repl"],
      input: "", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasSuffix("is the file of standard output too; name another file\n"))
  }

  @Test(arguments: [
    ("p.html", "a pipe"), ("folder.html", "a folder"), ("link.html", "a symbolic link"),
  ])
  func `the error for a report that is no regular file names its kind`(
    file: String, kind: String
  ) throws {
    #expect(mkfifo("\(folder.path)/p.html", 0o600) == 0)
    try folder.write("", to: "folder.html/file")
    try folder.link("link.html", to: "folder.html/file")
    let outcome = try folder.profileREPL("--report", file, input: "login 12345\n")
    #expect(
      outcome
        == Outcome(
          errors:
            "profile-repl: cannot write \"\(file)\": it is \(kind); name a regular file or a new one\n",
          status: 3))
  }

  @Test func `a session at a terminal refuses --report`() throws {
    let person = try Person(["--report", "r.html"], in: folder)
    _ = try person.see("--report needs a script or transcripts; name one with --script or --check")
    #expect(try person.end() == 2)
  }
}
