import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// A fault that a person would notice for each of the rules that look for one. The app without the fault is in order.
struct PlantedFaultTests {
  @Test(arguments: [
    (PlantedFault.sendsTwice, "sends-twice", ["type Name x", "Send", "Send"]),
    (.opensOnce, "second-time", ["Article", "Back", "Article"]),
    (.lateReply, "order-of-replies", ["Apple", "Back", "Pear", ":wait reversed"]),
    (.attachesAgain, "one-more-child", ["Open", "Open"]),
    (.wrongRow, "other-row", ["toggle Filter", "remove Plum"]),
    (.lostDraft, "lost-draft", ["type Note x", "Read", "Write"]),
    (.staysBusy, "busy-for-nothing", ["Load", ":wait"]),
    (.asksAgain, "question-stays", ["Ask"]),
    (.swipesAtOnce, "acts-at-once", ["Remove Apple"]),
    (.hiddenState, "invariant", ["More", "More"]),
  ])
  func `each fault is found by the shortest lines, and the sound app is in order`(
    fault: PlantedFault, kind: String, lines: [String]
  ) async throws {
    let map = try await Program.planted(fault, isFaulty: true).explore(["--depth=4"])
    let found = try #require(
      (map.violations + map.warnings).first { $0.kind == kind }, "\(map)")
    #expect(found.lines == lines)
    try await Program.planted(fault, isFaulty: false).expectNoFinding(options: ["--depth=4"])
  }
}

enum PlantedFault: Sendable {
  case sendsTwice, opensOnce, lateReply, attachesAgain, wrongRow, lostDraft, staysBusy, asksAgain
  case swipesAtOnce, hiddenState
}

extension Program {
  fileprivate static func planted(_ fault: PlantedFault, isFaulty: Bool) -> Program {
    let isCoarse = fault == .opensOnce || fault == .hiddenState
    let outline: @MainActor (Place) -> String = { $0.outline }
    let plan = ExplorerPlan(
      samples: ["Name": ["x"], "Note": ["x"]],
      invariants: [.never("more than one") { isFaulty && $0.screen.has("2 notes") }],
      accepting: [Acceptance("only-by-gesture", "Remove …", because: "the rotor has it")],
      key: isCoarse ? outline : nil)
    if fault == .attachesAgain {
      return .launching(exploring: plan) { _ in App(launching: OpeningRouter(isFaulty: isFaulty)) }
    }
    return .small(exploring: plan) { launch in
      Planted(clock: launch.clock, fault: fault, isFaulty: isFaulty)
    }
  }
}

/// Attaches its child at each tap if it is faulty.
private final class OpeningRouter: LaunchRouter<OpeningInteractor, OpeningViewController> {
  private let isFaulty: Bool

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    let interactor = OpeningInteractor()
    super.init(
      interactor: interactor,
      viewController: OpeningViewController(
        rootView: OpeningView { [weak interactor] in interactor?.router?.change(isOpen: $0) }))
    interactor.router = self
  }

  func change(isOpen: Bool) {
    if !isOpen {
      for child in children { detachChild(child) }
    } else if isFaulty || children.isEmpty {
      attachChild(PieceRouter(interactor: Interactor()))
    }
  }
}

private final class PieceRouter: Router<Interactor> {}
private final class OpeningInteractor: Interactor { weak var router: OpeningRouter? }
private final class OpeningViewController: UIHostingController<OpeningView>, ViewControllable {}

private struct OpeningView: View {
  let change: @MainActor (_ isOpen: Bool) -> Void

  var body: some View {
    Button("Open") { change(true) }
    Button("Close") { change(false) }
  }
}

private struct Planted: View {
  let clock: VirtualClock
  let fault: PlantedFault
  let isFaulty: Bool
  @State private var isOn = false
  @State private var isBusy = false
  @State private var count = 0
  @State private var text = ""
  @State private var names = ["Apple", "Pear", "Plum"]

  var body: some View {
    switch fault {
    case .sendsTwice:
      TextField("Name", text: $text)
      Button("Send") {
        guard isFaulty || !isBusy else { return }
        isBusy = true
        work(1) { isBusy = false }
      }
    case .opensOnce:
      Text("read \(count) times")
      if isOn {
        Text("The article")
        Button("Back") { isOn = false }
      } else {
        Button("Article") { (isOn, count) = (!isFaulty || count == 0, count + 1) }
      }
    case .lateReply:
      if isOn {
        Text(verbatim: "\(text): \(names[0])")
        Button("Back") { isOn = false }
      } else {
        ForEach(["Apple", "Pear"], id: \.self) { name in
          Button(name) {
            (isOn, text, names[0]) = (true, name, "")
            work(name == "Apple" ? 3 : 1) {
              if isFaulty || text == name { names[0] = "ripe \(name)" }
            }
          }
        }
      }
    case .wrongRow:
      Toggle("Filter", isOn: $isOn)
      let shown = isOn ? names.filter { $0.hasPrefix("P") } : names
      ForEach(Array(shown.enumerated()), id: \.element) { index, name in
        HStack {
          Text(verbatim: name)
          Button("Remove") { names.removeAll { $0 == (isFaulty ? names[index] : name) } }
            .accessibilityIdentifier("remove \(name)").accessibilityLabel("Remove \(name)")
        }
      }
    case .lostDraft:
      TabView {
        TextField("Note", text: $text).tabItem { Text("Write") }
          .onAppear { if isFaulty { text = "" } }
        Text("Nothing").tabItem { Text("Read") }
      }
    case .staysBusy:
      if isBusy { ProgressView() }
      Button("Load") {
        isBusy = true
        work(1) { isBusy = isFaulty }
      }
      .disabled(isBusy)
    case .asksAgain:
      Button("Ask") { isOn = true }
        .alert("Again?", isPresented: Binding(get: { isOn }, set: { isOn = isFaulty || $0 })) {
          Button("Yes") { count = 1 - count }
          Button("No", role: .cancel) {}
        }
      Text("answer \(count)")
    case .swipesAtOnce:
      List(names, id: \.self) { name in
        Text(verbatim: name).swipeActions {
          Button("Remove \(name)", role: .destructive) {
            if isFaulty { remove(name) } else { text = name }
          }
        }
      }
      Button("Clear", role: .destructive) { isOn = true }
        .alert("Clear all?", isPresented: $isOn) {
          Button("Clear", role: .destructive) { names = [] }
          Button("No", role: .cancel) {}
        }
        .alert("Remove?", isPresented: Binding(get: { text != "" }, set: { _ in })) {
          Button("Remove", role: .destructive) { remove(text) }
          Button("No", role: .cancel) { text = "" }
        }
    case .hiddenState:
      Text("\(count) notes")
      Button("More") { count = min(count + 1, 2) }
    case .attachesAgain: EmptyView()
    }
  }

  private func remove(_ name: String) {
    names.removeAll { $0 == name }
    text = ""
  }

  private func work(_ seconds: Int, end: @escaping @MainActor () -> Void) {
    Task {
      try await clock.sleep(for: .seconds(seconds))
      end()
    }
  }
}
