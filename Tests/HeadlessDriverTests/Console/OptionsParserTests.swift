import HeadlessDriver
import StateBindingTestSupport
import Testing

/// Options, right and wrong.
struct OptionsParserTests {
  @Test func `a program without arguments runs with the defaults`() throws {
    let options = try OptionsParser.sample.run([])
    #expect(options.script == nil && options.form == .screens && options.color == .auto)
    #expect(!options.keepsGoing && options.report == nil)
    let launch = options.launch
    #expect(launch.language == nil && launch.width == nil && launch.seed == nil)
    #expect(!launch.traces && launch.url == nil && launch.settings.isEmpty)
  }

  @Test(arguments: [
    [
      "--script", "a", "--echo", "--trace", "--keep-going", "--open", "app://a", "--lang", "ko",
      "--width", "100", "--color", "never", "--store", "b", "--fail", "logout",
    ],
    [
      "--script=a", "--echo", "--trace", "--keep-going", "--open=app://a", "--lang=ko",
      "--width=100", "--color=never", "--store=b", "--fail=logout", "--",
    ],
  ])
  func `a value stands after its option or after an equals sign`(arguments: [String]) throws {
    let options = try OptionsParser.sample.run(arguments)
    #expect(options.script == "a")
    #expect(options.form == .transcript && options.keepsGoing && options.color == .never)
    let launch = options.launch
    #expect(launch.traces && launch.url == "app://a" && launch.language == "ko")
    #expect(launch.width == 100)
    #expect(launch.settings == ["store": "b", "fail": "logout"])
  }

  @Test(arguments: [
    ["--check", "a", "b"], ["--check=a", "b"], ["--check=a", "--check", "b"],
    ["a", "b", "--check"],
    ["--check", "a", "--color", "never", "b"], ["--check", "--", "a", "b"],
  ])
  func `--check takes several files`(arguments: [String]) throws {
    let request = try OptionsParser.sample.parse(arguments)
    #expect(request.task == .check && request.files == ["a", "b"])
  }

  @Test func `all arguments after two dashes are files`() throws {
    let arguments = ["--update", "--color=never", "--", "--check", "-", "--"]
    let request = try OptionsParser.sample.parse(arguments)
    #expect(request.task == .update && request.files == ["--check", "-", "--"])
    #expect(request.color == .never)
  }

  @Test func `a single dash can be a value or a file name`() throws {
    #expect(try OptionsParser.sample.run(["--script", "-"]).script == "-")
    #expect(try OptionsParser.sample.parse(["--check", "-"]).files == ["-"])
  }

  @Test(
    arguments: [
      (["--help"], .help), (["--version"], .version), (["--json", "--help", "--nonsense"], .help),
      (["--check", "--version"], .version),
    ] as [([String], Request.Task)])
  func `--help and --version win over all other arguments`(
    arguments: [String], task: Request.Task
  ) throws {
    #expect(try OptionsParser.sample.parse(arguments).task == task)
  }

  @Test(arguments: [
    (["--jsn"], #"no option "--jsn"; did you mean --json?"#),
    (["--JSON"], #"no option "--JSON"; did you mean --json?"#),
    (["--stroe=a"], #"no option "--stroe"; did you mean --store?"#),
    (["--xyzzy"], #"no option "--xyzzy"; --help lists them"#),
    (["-h"], #"no option "-h"; --help lists them"#),
    (["--\u{1B}[2J"], #"no option "--\u{1B}[2J"; --help lists them"#),
    (["a.script"], #""a.script" is not an option; use --script FILE to read lines from a file"#),
    ([""], #""" is not an option; use --script FILE to read lines from a file"#),
    (["--script"], "--script needs a value; write --script=FILE"),
    (["--script="], "--script needs a value; write --script=FILE"),
    (["--script", ""], "--script needs a value; write --script=FILE"),
    (["--script", "--json"], "--script needs a value; write --script=FILE"),
    (["--json=yes"], #"--json takes no value; remove "=yes""#),
    (["--help=me"], #"--help takes no value; remove "=me""#),
    (["--json", "--json"], "--json is given twice; give it once"),
    (["--lang=en", "--lang", "ko"], "--lang is given twice; give it once"),
    (["--lang", "fr"], #"--lang: "fr" is not known; write en or ko"#),
    (["--color", "red"], #"--color: "red" is not known; write auto or always or never"#),
    (["--width", "19"], #"--width: "19" is not a whole number from 20 to 1000; write one"#),
    (["--width", "-5"], #"--width: "-5" is not a whole number from 20 to 1000; write one"#),
    (["--width", "+50"], #"--width: "+50" is not a whole number from 20 to 1000; write one"#),
    (
      ["--width=99999999999999999999"],
      #"--width: "99999999999999999999" is not a whole number from 20 to 1000; write one"#
    ),
    (["--fail", "login"], #"--fail: "login" is no service; write logout or delete"#),
    (["--json", "--echo"], "--json and --echo cannot be used together; remove one"),
    (
      ["--check", "a", "--update", "b"],
      "--check and --update cannot be used together; remove one"
    ),
    (
      ["--check", "a", "--explore"],
      "--check and --explore cannot be used together; remove one"
    ),
    (["--explore", "a"], #"--explore takes no "a"; write --explore or --explore random"#),
    (
      ["--explore", "--lines", "1"], "--explore cannot be used with --lines; remove --lines"
    ),
    (
      ["--explore", "random", "--depth", "1"],
      "--explore random cannot be used with --depth; remove --depth"
    ),
    (["--explore", "random", "--seed", "1", "--lines", "9"], "fine"),
    (["--explore", "--report", "map.html"], "fine"),
    (
      ["--explore", "--report", "map.txt"],
      #"--report: "map.txt" does not end with .html; write FILE.html"#
    ),
    (
      ["--explore", "--junit", "a.transcript"],
      #"--junit: "a.transcript" does not end with .xml; write FILE.xml"#
    ),
    (
      ["--explore", "--save-map", "a.transcript"],
      #"--save-map: "a.transcript" does not end with .map; write FILE.map"#
    ),
    (
      ["--explore", "random", "--report", "map.html"],
      "--explore random cannot be used with --report; remove --report"
    ),
    (["--mcp", "a"], #"--mcp takes no "a"; remove it"#),
    (["--mcp", "--json"], "--mcp cannot be used with --json; remove --json"),
    (["--mcp", "--store", "b", "--lang=ko"], "fine"),
    (["--explore", "--store", "b"], "--explore cannot be used with --store; remove --store"),
    (["--explore", "--json"], "--explore cannot be used with --json; remove --json"),
    (["--depth", "3"], "--depth goes with --explore only; write --explore too, or remove --depth"),
    (["--explore", "--depth", "0"], #"--depth: "0" is not a whole number above 0; write one"#),
    (["--explore", "--sample", "id"], #"--sample: "id" has no =; write FIELD=TEXT"#),
    (
      ["--explore", "--sample", "id=1", "--sample", "id=", "--fail", "logout", "--lang", "ko"],
      "fine"
    ),
    (["--check"], "--check needs a file; write --check FILE"),
    (["--update="], "--update needs a file; write --update FILE"),
    (["--check", "a", "--json"], "--check cannot be used with --json; remove --json"),
    (
      ["--update", "a", "--store", "b"],
      "--update cannot be used with --store; remove --store"
    ),
    (["--check", "a", "--color", "always"], "fine"),
    (["--width", "20"], "fine"), (["--width", "1000"], "fine"),
    (["--script", "--", "a"], "--script needs a value; write --script=FILE"),
    (["--script=--json"], "fine"),
  ])
  func `a wrong option is answered with the remedy`(arguments: [String], answer: String) {
    #expect(OptionsParser.sample.answer(to: arguments) == answer)
  }

  @Test func `random arguments never crash the parser`() {
    var random = Random(seed: 10)
    let pieces = ["--", "-", "=", "script", "json", "check", "", "a", "\u{301}", "\u{0}", "한"]
    for _ in 0..<(runsLongTests ? 5_000 : 1_000) {
      let arguments = (0..<3).map { _ in
        (0..<3).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      #expect(!OptionsParser.sample.answer(to: arguments).isEmpty)
    }
  }
}

extension OptionsParser {
  /// The options of a program that runs its app.
  fileprivate func run(_ arguments: [String]) throws -> Request {
    let request = try parse(arguments)
    #expect(request.task == .run)
    return request
  }
}
