package import HeadlessProgram
import HeadlessUI
import StateBinding

/// The program `memos`, a small app with optional faults for the explorer to find.
@main
struct MemoProgram {
  static func main() async {
    await Program.memos.main()
  }
}

/// The optional faults of the app. Each is one line that a reviewer could miss.
nonisolated package enum Fault: String, CaseIterable, Sendable {
  case asksNobody = "asks-nobody"
  case detachForgotten = "detach-forgotten"
  case exitsOnEmptyTitle = "exits-on-empty-title"
  case launchForgotten = "launch-forgotten"
  case listenerForgotten = "listener-forgotten"
  case plainTask = "plain-task"
  case sameName = "same-name"
  case trapsOnEmptyTitle = "traps-on-empty-title"
  case untranslated
}

extension Program {
  /// The memo app with the fault of the option `--fault`.
  package static var memos: Program {
    Program(
      name: "memos", version: "1", summary: "Write memos, and delete them.",
      options: [
        Option("fault", value: "NAME", help: "The fault of the app", isSafeInHeader: true) {
          Fault(rawValue: $0) == nil ? "is unknown" : nil
        }
      ],
      exploring: plan
    ) { launch in
      let service = MemoService(
        clock: launch.clock, language: launch.language,
        fault: launch["fault"].flatMap(Fault.init))
      let router = MemosBuilder(dependency: service).build()
      let window = UIWindow()
      if service.fault != .launchForgotten { router.launch(from: window) }
      return App(window: window, router: router)
    }
  }

  private static var plan: ExplorerPlan {
    ExplorerPlan(
      samples: ["title": ["", "Tea"]],
      invariants: [
        Invariant("Memo is attached while its screen is shown, and only then") { place in
          place.ribs["Memos"]?.children.map(\.name)
            == (place.screen.covered.isEmpty ? [] : ["Memo"])
        },
        Invariant("only a confirmed memo is deleted") { place in
          guard place.screen.covered.isEmpty else { return true }
          let missing = ["1", "2"].filter { id in
            !place.screen.elements.contains { $0.identifier == "memo \(id)" }
          }
          return missing.allSatisfy { place.steps.confirmsDeletion(of: $0) }
        },
      ], ribs: ["Memos": ["open"], "Memo": ["save", "delete", "close"]], mapPlaces: 30)
  }
}

extension [Move] {
  /// Whether the steps delete the memo `id` and confirm that.
  fileprivate func confirmsDeletion(of id: String) -> Bool {
    var opened = ""
    var asked = ""
    for step in self {
      switch step {
      case .tap("delete"): asked = opened
      case .use(let name, .tap) where name.text.hasPrefix("memo "):
        opened = String(name.text.dropFirst(5))
      case .confirm where asked == id: return true
      default: break
      }
    }
    return false
  }
}
