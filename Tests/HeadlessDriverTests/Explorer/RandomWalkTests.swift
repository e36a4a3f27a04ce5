import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// Random walks through apps with too many places.
struct RandomWalkTests {
  @Test func `a violation is shrunk to the lines that cause it`() async throws {
    let plan = ExplorerPlan(invariants: [
      Invariant("never both") { !$0.screen.elements.contains { $0.label == "Both" } }
    ])
    let map = try await Program.small(exploring: plan) { Distracting() }
      .explore(["random", "--lines=300"])
    #expect(map.found == [#"invariant: "never both" does not hold here"#])
    #expect(map.violations.first?.lines.sorted() == ["One", "Two"])
  }

  @Test func `the lines that the app refused are left out of a violation`() async throws {
    let plan = ExplorerPlan(
      links: ["app://gone", "app://away"],
      invariants: [
        Invariant("never both") { !$0.screen.elements.contains { $0.label == "Both" } }
      ])
    let map = try await Program.small(exploring: plan) { Distracting() }
      .explore(["random", "--lines=300"])
    #expect(map.violations.first?.lines.sorted() == ["One", "Two"])
  }

  @Test func `the same seed sends the same lines`() async throws {
    var pressed = ""
    let program = Program.small {
      Button("A") { pressed += "A" }
      Button("B") { pressed += "B" }
    }
    var runs: [String] = []
    for seed in [7, 7, 8] {
      pressed = ""
      let map = try await program.explore(["random", "--seed=\(seed)", "--lines=50"])
      #expect(
        "\(map)" == """
          --lang=en: 50 lines at random, --seed \(seed)
          met RIBs: Small
          no violation

          """)
      runs.append(pressed)
    }
    #expect(runs[0].count == 50)
    #expect(runs[0] == runs[1])
    #expect(runs[0] != runs[2])
  }
}

/// An app with a fault that takes two lines, in any order, among many others.
private struct Distracting: View {
  @State private var count = 0
  @State private var hasOne = false
  @State private var hasTwo = false

  var body: some View {
    Text(verbatim: "\(count)")
    Button("More") { count += 1 }
    Button("Less") { count -= 1 }
    Button("One") { hasOne = true }
    Button("Two") { hasTwo = true }
    if hasOne && hasTwo { Text("Both") }
  }
}
