import HeadlessDriver
import StateBindingTestSupport
import Testing

/// The text that `--help` prints.
struct HelpTests {
  @Test func `the help lists every option in columns`() {
    #expect(
      OptionsParser.sample.help == """
        Shows members, and lets them go.

        Usage: sample [OPTION]...
               sample --check FILE...
               sample --update FILE...
               sample --explore [random] [OPTION]...
               sample --explore --update
               sample --merge FILE...
               sample --mcp [OPTION]...

        Options:
          --script FILE              Read the lines from FILE; - is standard input
          --echo                     Print in the form of a transcript
          --json                     Print a JSON object for each line
          --trace                    Show actions, states, routes and lifecycle as they
                                     happen
          --check FILE...            Replay transcripts, and compare
          --update FILE...           Replay transcripts, and rewrite what differs
          --explore                  Visit every screen of the app, and check it
          --merge FILE...            Join the maps and the results of all shards
          --mcp                      Serve the Model Context Protocol, for agents
          --report FILE.html         Write a page that shows each step or place
          --keep-going               Go on after a line that failed
          --unfinished               Let the input end while work is under way
          --open URL                 Follow a deep link first
          --preview NAME             Start at a preview, not at the app
          --previews                 List the previews; with --explore, start at each
          --lang en|ko               The language of the screens
          --width N                  The width of a line, 20 to 1000
          --seed N                   The seed of random numbers; 0 if not given
          --network FOLDER           Answer requests with the files in FOLDER
          --record FOLDER            Make real requests, and save the answers in FOLDER
          --color auto|always|never  When to use colour; auto on a terminal
          --help                     Print this help
          --version                  Print the version

        Options of --explore:
          --depth N                  Take at most N lines from the start
          --limit N                  Visit at most N places a walk; 2000 if not given
          --seconds N                Stop after N seconds
          --sample FIELD=TEXT        Type TEXT into FIELD; may be repeated
          --always TEXT              Expect TEXT on every screen; may be repeated
          --never TEXT               Expect TEXT on no screen; may be repeated
          --accept FILE              Accept the findings in FILE: RULE NAME REASON a
                                     line
          --strict                   Treat each gap as a violation
          --junit FILE.xml           Write the result in the form of JUnit
          --write-transcripts DIR    Write transcripts that visit every place once
          --every-line               With --write-transcripts: take every line of each
                                     place
          --covered-by DIR           Say what no transcript below DIR reaches
          --write-missing DIR        With --covered-by: write a transcript of each part
                                     that none reaches
          --save-map FILE.map        Write the places as text, to compare with later
          --against FILE             Say what differs from a map saved with --save-map
          --shard K/N                Make every Nth start, from the Kth on; with random:
                                     take the Kth seed
          --lines N                  With random: send N lines
          --jobs N                   Make N walks at once; one per core if not given

        Options of this app:
          --store FILE               Keep the members in FILE
          --fail NAME                Let what a service does under this name fail
          --slow                     Take time

        """)
  }

  @Test func `a wide option gets a line of its own`() {
    let parser = OptionsParser(
      program: "sample", summary: "Shows members.",
      options: [Option("store", value: "A-VERY-LONG-PLACEHOLDER-INDEED", help: "Keep the members")])
    #expect(
      parser.help.hasSuffix(
        """
          --store A-VERY-LONG-PLACEHOLDER-INDEED
                                        Keep the members

        """))
    #expect(parser.help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `an option declared twice ends the process`() async {
    await expectEnd("the option --json is declared twice; give it another name") {
      _ = OptionsParser(
        program: "sample", summary: "", options: [Option("json", help: "Something else")])
    }
  }
}
