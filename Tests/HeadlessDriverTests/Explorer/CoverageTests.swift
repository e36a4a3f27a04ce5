import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTesting
import Testing

/// The parts of an app that an exploration never met.
struct CoverageTests {
  @Test func `the link that every walk opens first counts as followed`() async throws {
    let program = Program.shop(ExplorerPlan(links: ["shop://order/1"]))
    let without = try await program.explore(["--depth=1"])
    #expect(without.gaps.first == "never followed: shop://order/1, shop://home")
    let with = try await program.explore(["--depth=1", "--open=shop://home"])
    #expect(with.gaps.first == "never followed: shop://order/1")
  }

  @Test func `the map counts the parts an exploration met and names the rest`() async throws {
    let map = try await Program.shop.explore(["--lang=en"])
    #expect(
      "\(map)" == """
        --lang=en: 2 places, 5 edges, at most 1 line from the start
        met RIBs: Shop
        met alerts: "Add a pear?"
        met: 1 of 2 RIBs, 1 of 2 actions, 1 of 2 alerts, 1 of 3 links, 3 of 5 texts
        never attached: Basket
        never requested: Shop.pay
        never raised: "Sold out"
        never followed: shop://nowhere, shop://order/{id}
        never shown: "Sold out", "Thank you, %@"
        does nothing: add and confirm
        no violation

        """)
    #expect(map.gaps.first == "never attached: Basket")
  }

  @Test func `a text is reported if any language never shows it`() async throws {
    let map = try await Program.shop.explore()
    #expect(map.gaps.dropLast().last == #"never shown: "Sold out", "Thank you, %@", "담기""#)
  }

  @Test func `parts of the app that the plan does not list are named`() async throws {
    let plan = ExplorerPlan(ribs: ["Shop": ["pay"]], alerts: ["Sold out"])
    #expect(
      try await Program.shop(plan).explore(["--lang=en"]).gaps == [
        "never requested: Shop.pay",
        #"never raised: "Sold out""#,
        "never followed: shop://order/{id}, shop://home",
        #"never shown: "Sold out", "Thank you, %@""#,
        "not among the plan's ribs: Shop.add",
        #"not among the plan's alerts: "Add a pear?""#, "does nothing: add and confirm",
      ])
  }

  @Test func `a plan without lists reports no gaps`() async throws {
    let map = try await Program.small { Text("Hello") }.explore()
    #expect(map.gaps.isEmpty)
    #expect(!"\(map)".contains("met:"))
  }

  @Test func `long lists of names are cut in the output, but not in gaps`() async throws {
    let names = (1...12).map { "Basket\($0)" }
    let plan = ExplorerPlan(ribs: Dictionary(uniqueKeysWithValues: names.map { ($0, []) }))
    let map = try await Program.small(exploring: plan) { Text("Hello") }.explore()
    #expect("\(map)".contains("  Basket2\n  and 7 more\n"))
    #expect(map.gaps.first?.hasSuffix("Basket8, Basket9") == true)
  }

  @Test func `an exploration without a plan names the RIBs, alerts and fields it met`() async throws
  {
    let map = try await Program.small { Login() }.explore()
    #expect(
      "\(map)" == """
        --lang=en: 16 places, 44 edges, at most 2 lines from the start
        met RIBs: Small
        met alerts: "Wrong"
        met fields: PIN
        no text led on (give one that does with --sample FIELD=TEXT): PIN
        no violation

        """)
  }

  @Test func `a field is not named if a text leads on, or if the samples were given`() async throws
  {
    let right = try await Program.small { Login() }.explore(["--sample=PIN=1234"])
    #expect(right.gaps == ["does nothing: Look around"])
    let declared = ExplorerPlan(samples: ["PIN": ["1"]])
    #expect(try await Program.small(exploring: declared) { Login() }.explore().gaps == [])
  }

  @Test func `a key that only one language translates is named with its screen`() async throws {
    let program = Program.launching(languages: ["en", "ko"]) { launch in
      let words =
        launch.language == "en"
        ? ["stay": "Stay", "done": "Done", "count %lld": "%lld"]
        : ["done": "완료", "count %lld": "%lld"]
      let page = VStack {
        Button("stay") {}.accessibilityIdentifier("stay")
        Text("count \(0)")
        Text("\(0)")
      }
      return smallApp(
        page.navigationTitle("done"),
        strings: StringCatalogue(language: launch.language, words))
    }
    let map = try await program.explore()
    #expect(map.gaps.contains(#"never translated: "stay" in ko, on "완료""#), "\(map.gaps)")
    #expect(try await program.explore(["--lang=ko"]).gaps.allSatisfy { !$0.hasPrefix("never tr") })
  }

  @Test func `a word of the screen itself needs no translation by the app`() async throws {
    let program = Program.launching(languages: ["en", "ko"]) { launch in
      let words = ["open": launch.language == "en" ? "Open" : "열기"]
      let page = Stateful(false) { $isOpen in
        Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { Text(verbatim: "1") }
      }
      return smallApp(page, strings: StringCatalogue(language: launch.language, words))
    }
    #expect(try await program.explore().gaps == [])
  }

  @Test func `with --strict, each gap is a violation unless its names are accepted`() async throws {
    let plan = ExplorerPlan(
      samples: ["Nmae": ["x"]],
      accepting: [Acceptance("never-enabled", "Pay", because: "it comes with the next version")])
    let program = Program.small(exploring: plan) {
      Button("Save") {}.disabled(true)
      Button("Pay") {}.disabled(true)
      Button("Share") {}
    }
    let map = try await program.explore(["--strict"])
    #expect(
      map.found.map { $0.prefix { $0 != ";" } } == [
        "gap: never enabled: Save", "gap: no such field: Nmae", "gap: does nothing: Share",
      ])
    #expect(map.accepted == ["never-enabled \"Pay\" it comes with the next version"])
    let transcript = try #require(map.violations.first?.transcript)
    #expect(await program.check(Array(transcript.utf8), named: "gap").passed)
    #expect(try await program.explore().violations.isEmpty)
  }

  @Test(.strictExploration) func `in a test with the trait, gaps are violations too`() async throws
  {
    #expect(try await Program.shop.explore(["--lang=en"]).violations.map(\.kind).contains("gap"))
  }

  @Test func `random walks report gaps`() async throws {
    let map = try await Program.shop.explore(["random", "--lines=30", "--lang=en"])
    #expect(map.gaps.contains("never requested: Shop.pay"))
  }
}

extension Program {
  /// A shop that adds a pear to the basket after a question. Nobody can pay.
  fileprivate static var shop: Program {
    shop(
      ExplorerPlan(
        links: ["shop://home", "shop://nowhere"],
        ribs: ["Shop": ["add", "pay"], "Basket": []],
        alerts: ["add %@?", "sold out"]))
  }

  fileprivate static func shop(_ plan: ExplorerPlan) -> Program {
    Program(name: "shop", version: "1", summary: "", exploring: plan) { launch in
      let viewModel = ViewModel<Int, ShopAction>(state: 0)
      let interactor = ShopInteractor()
      viewModel.listener = interactor
      let router = ShopRouter(
        interactor: interactor,
        viewController: ShopViewController(rootView: ShopView(viewModel: viewModel)))
      return App(
        launching: router, strings: words(launch.language),
        links: AppLinks(["shop://order/{id}", "shop://home"]) { url in
          if url != "shop://home" { throw DeepLinkError.unknown(url: url, nearest: nil) }
        })
    }
  }

  private static func words(_ language: String) -> StringCatalogue {
    language == "ko"
      ? StringCatalogue(
        language: "ko",
        [
          "add": "담기", "add %@?": "%@ 담을까요?", "pear": "배", "sold out": "품절",
          "thanks %@": "%@님, 고맙습니다",
        ])
      : StringCatalogue(
        language: "en",
        [
          "add": "Add", "add %@?": "Add %@?", "pear": "a pear", "sold out": "Sold out",
          "thanks %@": "Thank you, %@",
        ])
  }
}

nonisolated private enum ShopAction {
  case add(count: Int)
  case pay
}

private final class ShopRouter: LaunchRouter<ShopInteractor, any ViewControllable> {}
private final class ShopInteractor: Interactor, PresentableListener {
  func request(action: ShopAction) {}
}
private final class ShopViewController: UIHostingController<ShopView>, ViewControllable {}

private struct ShopView: View {
  let viewModel: ViewModel<Int, ShopAction>
  @Environment(\.strings) private var strings
  @State private var isAsking = false

  var body: some View {
    // One language shows a word of its own instead of the catalogue's.
    Button(strings.language == "ko" ? "넣기" : "add") { isAsking = true }
      .accessibilityIdentifier("add")
      .alert(
        LocalizedStringKey("add \(strings.resolve("pear"))?"), isPresented: $isAsking
      ) {
        Button("OK") { viewModel.request(action: .add(count: 1)) }
        Button("No", role: .cancel) {}
      }
  }
}

/// A login that accepts one PIN.
private struct Login: View {
  @State private var pin = ""
  @State private var isWrong = false
  @State private var isIn = false

  var body: some View {
    if isIn {
      Button("Look around") {}
    } else {
      TextField("PIN", text: $pin)
      Button("Log in") { if pin == "1234" { isIn = true } else { isWrong = true } }
        .alert("Wrong", isPresented: $isWrong) { Button("OK") {} }
    }
  }
}
