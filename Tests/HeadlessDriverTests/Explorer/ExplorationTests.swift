import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver

/// The places that the explorer finds, and its limits.
struct ExplorationTests {
  @Test func `the limit leaves room for other pages than the rows of a list`() async throws {
    let program = Program.small {
      Stateful("") { $page in
        if page.isEmpty {
          List {
            ForEach(0..<60, id: \.self) { row in
              Button("Row \(row)") { page = "row \(row)" }
            }
          }
          Button("Settings") { page = "1" }
        } else if page.hasPrefix("row") {
          Text(verbatim: page).navigationTitle("Item")
        } else {
          Button("Next") { page = "\((Int(page) ?? 0) + 1)" }.navigationTitle("Page \(page)")
        }
        if !page.isEmpty { Button("Home") { page = "" } }
      }
    }
    let map = try await program.explore(["--limit=20"])
    #expect(map.violations.isEmpty, "\(map)")
    let nodes = map.walks[0].map.nodes
    #expect(nodes.count { $0.place.title == "Item" } == 11)
    #expect(nodes.last?.place.title == "Page 8")
    #expect(nodes.map(\.place.path.count) == nodes.map(\.place.path.count).sorted())
  }

  @Test func `each text in a secure field leads to a place of its own`() async throws {
    let plan = ExplorerPlan(samples: ["PIN": ["0000", "2468"]])
    let map = try await Program.small(exploring: plan) { Lock() }.explore()
    #expect(map.savedMap.contains("Opened"))
  }

  @Test nonisolated func `a link that is refused ends the exploration`() throws {
    let run = try Outcome(
      of: "profile-repl", ["--explore", "--limit=3", "--latency=0s", "--open=profile-repl://logut"])
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("profile-repl: --open: no link is like "), "\(run.errors)")
    #expect(run.status == 1)
  }

  @Test func `the explorer finds every place and every line between places`() async throws {
    let map = try await Program.small { Lamp() }.explore()
    #expect(
      "\(map)" == """
        --lang=en: 4 places, 8 edges, at most 2 lines from the start
        met RIBs: Small
        no violation

        """)
  }

  @Test func `--depth and --limit bound the exploration and are reported`() async throws {
    let deep = try await Program.small { Counting() }.explore(["--depth=3"])
    #expect(
      "\(deep)" == """
        --lang=en: 4 places, 3 edges, at most 3 lines from the start
        met RIBs: Small
        not explored: --lang=en: the lines of 1 place, because of --depth
        no violation

        """)
    let large = try await Program.small { Counting() }.explore(["--limit=10"])
    #expect(
      large.omissions == ["--lang=en: 1 edge to new places, because of --limit 10"])
    #expect(large.placeCount == 10)
  }

  @Test func `--seconds bounds the exploration and is reported`() async throws {
    let map = try await Program.small { Counting() }
      .explore(["--seconds=1", "--limit=1000000"])
    #expect(map.omissions == ["--lang=en: the lines of 1 place, because of --seconds"])
  }

  @Test func `a sample for an unknown field is reported`() async throws {
    let map = try await Program.small { Form() }.explore(["--sample=Name=Ann", "--sample=Nmae=Bo"])
    #expect(map.gaps.contains("no such field: Nmae"))
  }

  @Test func `the first line from a new place needs no replay`() async throws {
    // The second line of each place needs a replay: of one line for the two places in the middle, of two lines for the last
    // place.
    let map = try await Program.small { Lamp() }.explore()
    #expect(map.depth == 2)
    let secondTime = 6
    #expect(map.sentCount == 8 + 1 + 1 + 2 + secondTime)
  }

  @Test func `a start has a limit of its own unless the command line has one`() async throws {
    let program = Program.small(exploring: ExplorerPlan(starts: [["--limit=3"]])) {
      Counting()
    }
    #expect(try await program.explore(["--lang=en"]).placeCount == 3)
    #expect(try await program.explore(["--lang=en", "--limit=2"]).placeCount == 2)
  }

  @Test func `a coarser key makes an endless app finite`() async throws {
    let plan = ExplorerPlan {
      $0.screen.elements.first?.label.hasSuffix("0") == true ? "round" : ""
    }
    let map = try await Program.small(exploring: plan) { Counting() }.explore()
    #expect(map.placeCount == 2)
    #expect(map.edgeCount == 2)
  }

  @Test func `the plan's samples are typed into its fields, and default samples into others`()
    async throws
  {
    let map = try await Program.small(
      exploring: ExplorerPlan(samples: ["Name": ["Ann", "Bo", "C"]])
    ) { Form() }.explore()
    // Name: the first text, and three samples. Note: empty, x, and six unusual texts.
    #expect(map.placeCount == 4 * 8)
    let given = try await Program.small { Form() }.explore(["--sample", "Name=Ann"])
    #expect(given.placeCount == 2 * 8)
  }

  @Test func `the explorer tries each action before and after a reply`() async throws {
    let program = Program.small { Racing(clock: $0.clock) }
    let map = try await program.explore()
    #expect(map.found.isEmpty)
    // Waiting or arrived, each with and without a tap.
    #expect(map.placeCount == 4)
  }

  @Test func `a repeated refresh leads to no new place`() async throws {
    let program = Program.small { Refreshing(clock: $0.clock) }
    let map = try await program.explore(["--limit=20"])
    #expect(map.omissions.isEmpty)
    // Old while the first work or the work of a refresh sleeps, new at rest, and new while a refresh sleeps.
    #expect(map.placeCount == 4)
    #expect(map.edgeCount == 7)
  }

  @Test func `links are opened at every place and may be refused`() async throws {
    let plan = ExplorerPlan(links: ["app://gone"])
    let map = try await Program.small(exploring: plan) { Lamp() }.explore()
    #expect(map.placeCount == 4)
    #expect(map.edgeCount == 12)
    #expect(map.violations.isEmpty)
  }
}

private struct Lamp: View {
  @State private var isOn = false
  @State private var isBright = false

  var body: some View {
    Toggle("On", isOn: $isOn)
    Toggle("Bright", isOn: $isBright)
  }
}

private struct Form: View {
  @State private var name = ""
  @State private var note = ""

  var body: some View {
    TextField("Name", text: $name)
    TextField("Note", text: $note)
  }
}

private struct Racing: View {
  let clock: VirtualClock
  @State private var reply = "waiting"
  @State private var isTapped = false

  var body: some View {
    Text(reply).task {
      try? await clock.sleep(for: .seconds(1))
      reply = "arrived"
    }
    Button(isTapped ? "Tapped" : "Tap") { isTapped = true }.accessibilityIdentifier("tap")
  }
}

private struct Refreshing: View {
  let clock: VirtualClock
  @State private var reply = "old"
  @State private var refreshes = 0

  var body: some View {
    Text(reply).task(id: refreshes) {
      if (try? await clock.sleep(for: .seconds(1))) != nil { reply = "new" }
    }
    Button("Refresh") { refreshes += 1 }
  }
}

/// Opens for one PIN.
private struct Lock: View {
  @State private var pin = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      SecureField("PIN", text: $pin)
      Button("Open") { isOpen = pin == "2468" }
    }
    .navigationTitle(isOpen ? "Opened" : "Closed")
  }
}
