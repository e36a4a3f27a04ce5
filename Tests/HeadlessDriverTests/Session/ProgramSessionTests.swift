import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// Sessions started by a program for a test, and the random numbers of an app.
struct ProgramSessionTests {
  @Test func `a program starts a session with its first screen`() async throws {
    let session = try await Program.lottery.session()
    #expect(session.screen.text() == "  Lots of Kim\n\n  draw\n")
    #expect(session.style.width == 80)
  }

  @Test func `a session takes the arguments of the command line`() async throws {
    let session = try await Program.lottery.session(["--player=Lee", "--width", "40", "--trace"])
    #expect(session.screen.text() == "  Lots of Lee\n\n  draw\n")
    #expect(session.style.width == 40 && session.style.isTraced)
  }

  @Test func `a session opens the link in its arguments first`() async throws {
    let session = try await Program.lottery.session(["--open", "lottery://draw"])
    #expect(session.screen.text() == "  Lots of Kim 6\n\n  draw\n")
  }

  @Test(arguments: [
    (["--sed", "1"], #"no option "--sed"; did you mean --seed?"#),
    (
      ["--seed", "-1"],
      #"--seed: "-1" is not a seed; write a whole number from 0 to 18446744073709551615"#
    ),
    (
      ["--seed", "1.5"],
      #"--seed: "1.5" is not a seed; write a whole number from 0 to 18446744073709551615"#
    ),
    (
      ["--open", "lottery://win"], #"--open: no link is like "lottery://win"; the app has no links"#
    ),
  ])
  func `wrong arguments of a session are refused`(arguments: [String], sentence: String) async {
    await #expect(throws: UsageError(sentence)) {
      _ = try await Program.lottery.session(arguments)
    }
  }

  @Test(arguments: [
    "--script=a", "--echo", "--json", "--check", "--update=a", "--keep-going", "--color=always",
    "--help", "--version",
  ])
  func `options for the program alone are refused in a session`(argument: String) async {
    let name = argument.split(separator: "=")[0]
    await #expect(
      throws: UsageError(
        "\(name) is for the program, not for a session; a session takes --trace, --open, --preview, --lang, --width, --seed, --network and the app's own options"
      )
    ) { _ = try await Program.lottery.session([argument]) }
  }

  @Test(arguments: [([], "6 3 1 6"), (["--seed", "0"], "6 3 1 6"), (["--seed", "7"], "3 1 6 4")])
  func `an app draws the same lots in every run with the same seed`(
    arguments: [String], lots: String
  ) async throws {
    let session = try await Program.lottery.session(arguments)
    for _ in 0..<4 { _ = await session.send("draw") }
    #expect(session.screen.text() == "  Lots of Kim \(lots)\n\n  draw\n")
  }

  @Test func `the header of a transcript sets the seed`() async {
    let check = await Program.lottery.check(
      Array(
        """
        #: lottery 1 seed=7
        |...
        > draw
        |   Lots of Kim 3
        |
        |   draw
        = exit 0

        """.utf8), named: "lots.transcript")
    #expect(check.passed, "\(check)")
  }

  @Test(
    arguments: [
      (
        0,
        [
          0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
          0xF88B_B8A8_724C_81EC,
        ]
      ),
      (
        1_234_567,
        [
          6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
          4_593_380_528_125_082_431,
        ]
      ),
    ] as [(UInt64, [UInt64])])
  func `the random numbers follow the published algorithm`(seed: UInt64, numbers: [UInt64]) {
    var random = SplitMix64(seed: seed)
    #expect((0..<4).map { _ in random.next() } == numbers)
  }
}

extension Program {
  /// An app that draws lots.
  fileprivate static var lottery: Program {
    Program(
      name: "lottery", version: "1", summary: "Draw lots.",
      options: [Option("player", value: "NAME", help: "Draw for NAME")]
    ) { launch in
      let lots = Lots(player: launch["player"] ?? "Kim", random: launch.random)
      let links = AppLinks { url in
        guard url == "lottery://draw" else { throw DeepLinkError.unknown(url: url, nearest: nil) }
        lots.draw()
      }
      return smallApp(LotsView(lots: lots), links: links)
    }
  }
}

@Observable
private final class Lots {
  private(set) var text: String
  @ObservationIgnored private var random: SplitMix64

  init(player: String, random: SplitMix64) {
    text = "Lots of \(player)"
    self.random = random
  }

  func draw() { text += " \(Int.random(in: 1...6, using: &random))" }
}

private struct LotsView: View {
  let lots: Lots

  var body: some View {
    Text(lots.text)
    Button("draw") { lots.draw() }
  }
}
