import Foundation
import TestSupport
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
        "profile-repl: cannot write \"none/r.html\": No such file or directory\n"))
    #expect(
      try folder.profileREPL("--check", "b.transcript", "--report", "none/r.html").status == 3)
  }

  @Test func `a report never follows a symbolic link`() throws {
    try folder.write("mine", to: "mine.txt")
    try folder.link("r.html", to: "mine.txt")
    #expect(try folder.profileREPL("--report", "r.html", input: "").status == 3)
    #expect(try folder.text(of: "mine.txt") == "mine")
  }

  @Test func `a report is written only to a name with .html`() throws {
    try folder.write(Sample.right, to: "a.transcript")
    let check = try folder.profileREPL("--check", "--report", "a.transcript")
    #expect(
      check
        == Outcome(
          errors: """
            profile-repl: --report: "a.transcript" does not end with .html; write FILE.html

            """, status: 2))
    #expect(try folder.text(of: "a.transcript") == Sample.right)
  }

  @Test func `a session at a terminal refuses --report`() throws {
    let person = try Person(["--report", "r.html"], home: folder.path)
    _ = try person.see("--report needs a script or transcripts; name one with --script or --check")
    #expect(try person.end() == 2)
  }
}
