package import HeadlessProgram
import HeadlessUI
import StateBinding

/// The faults of the shop, by the check that finds them.
nonisolated package enum Mutant: String, Sendable, CaseIterable {
  // second-time
  case subscribedTwice, opensOnce, losesButton, keepsCount
  // same-text
  case dropsLast, searchesTwice, clearsResult, clearsText
  // row-and-question
  case asksOldPosition, asksNext, asksTop, asksLast
  // captured
  case greetsFirst, asksFirst, addressOfFirst, basketOfFirst
  // A trap
  case priceOverflows, feeOverflows, discountOverflows, roundingOverflows
  // placeholders
  case textForNumber, valueLeftOut, valueTooMany, otherPosition

  /// The fault of the last launched app; nil if the app has none.
  @MainActor static var current: Mutant?

  static let option = Option(
    "mutant", value: "NAME", help: "The fault of the app", isSafeInHeader: true
  ) { Mutant(rawValue: $0) == nil ? "is unknown" : nil }

  /// The translations with this fault.
  fileprivate var words: [String: String] {
    switch self {
    case .textForNumber: ["%lld in the basket": "%@ in the basket"]
    case .valueLeftOut: ["Hello, %@": "Hello"]
    case .valueTooMany: ["Hello, %@": "Hello, %@ %@"]
    case .otherPosition: ["The basket of %@": "%2$@ has this basket"]
    default: [:]
    }
  }
}

private final class ShopController: UIHostingController<Shop>, ViewControllable {}

private final class ShopRouter: LaunchRouter<Interactor, ShopController> {}

extension Program {
  @MainActor package static let shop = Program(
    name: "shop-mutants", version: "1", summary: "A shop with one fault", languages: ["en"],
    options: [Mutant.option],
    exploring: ExplorerPlan(
      samples: ["Fruit": ["fig"]],
      accepting: [
        Acceptance("read-alike", "Delete, button", because: "the text before it names the thing")
      ])
  ) { launch in
    Mutant.current = launch["mutant"].flatMap(Mutant.init)
    let words = ["Hello, %@": "Hello, %@", "%lld in the basket": "%lld in the basket"]
    let window = UIWindow(
      strings: StringCatalogue(words.merging(Mutant.current?.words ?? [:]) { $1 }))
    let router = ShopRouter(
      interactor: Interactor(),
      viewController: ShopController(rootView: Shop(clock: launch.clock, memory: Memory())))
    router.launch(from: window)
    return App(window: window, router: router)
  }
}

@main
enum ShopMutants {
  static func main() async { await Program.shop.main() }
}
