import HeadlessUI
import Observation
import StateBinding
import StateBindingTestSupport
import StateBindingTesting
import Testing

/// Random trees of views, and random changes of what they read. What is kept must be what a fresh look gives.
@Suite(.ownRun)
struct RandomTreeTests {
  /// `STATEBINDING_LONG=1` compares 100,000 looks.
  @Test func `kept views of a random tree equal fresh ones`() throws {
    AppRun.current.judgesLooks = false
    var random = Random(seed: 5)
    for _ in 0..<(runsLongTests ? 1000 : 10) {
      let garden = Garden(&random)
      let shown = ShownView(GardenView(garden: garden))
      for _ in 0..<100 {
        let change = try garden.change(shown, &random)
        let kept = shown.screen
        try #require(AppRun.current.staleViews == [], "\(change)")
        // The nodes of all views are made again from what the bodies gave.
        shown.window.environment.rowsShown = 1000
        try #require(shown.screen == kept, "\(change)")
      }
    }
  }
}

/// What a random tree of views shows.
@Observable
private final class Garden {
  enum Kind: CaseIterable { case text, counter, list, condition, level, toggle, object, model }

  struct Bed {
    var kind: Kind
    var value = 0
    var inner: [Int] = []
  }

  var beds: [Bed] = []
  @ObservationIgnored let model = ViewModel<Int, Int>(state: 0)
  @ObservationIgnored let told = Told()

  init(_ random: inout Random) {
    // The beds inside a bed have higher indices.
    beds = (0..<25).map { _ in Bed(kind: Kind.allCases.randomElement(using: &random) ?? .text) }
    for bed in beds.indices { beds[bed].inner = some(of: bed, &random) }
  }

  private func some(of bed: Int, _ random: inout Random) -> [Int] {
    let later = (bed + 1..<min(bed + 8, beds.count)).shuffled(using: &random)
    return Array(later.prefix(Int.random(in: 0...3, using: &random)))
  }

  /// Changes one thing, and says what.
  func change(_ shown: ShownView<GardenView>, _ random: inout Random) throws -> String {
    let bed = Int.random(in: 0..<beds.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: beds[bed].inner = some(of: bed, &random)
    case 1: beds[bed].kind = Kind.allCases.randomElement(using: &random) ?? .text
    case 2: model.update(state: model.state + 1)
    case 3: told.count += 1
    case 4:
      let elements = shown.screen.elements
      let usable = elements.indices.filter { elements[$0].role != .text }
      guard let index = usable.randomElement(using: &random) else { return "nothing" }
      try shown.window.send(elements[index].role == .toggle ? .toggle : .tap, to: index)
      return "use of \(elements[index].outline)"
    case 5: shown.host.rootView = GardenView(garden: self, version: bed)
    default: beds[bed].value += 1
    }
    return "change of \(bed)"
  }
}

/// Tells of its changes.
private final class Told: ChangeTelling {
  private let relay = PublishRelay<Void>()
  var count = 0 { willSet { relay.accept(()) } }
  var changes: Observable<Void> { relay }
}

private struct GardenView: View {
  @Bindable var garden: Garden
  var version = 0

  var body: some View {
    Text("version \(version)")
    BedView(garden: garden, bed: 0).environmentObject(garden.told)
  }
}

private struct BedView: View {
  @Bindable var garden: Garden
  let bed: Int
  @State private var count = 0
  @State private var isOn = false
  @Environment(\.level) private var level

  var body: some View {
    let name = "\(bed) \(garden.beds[bed].value)"
    switch garden.beds[bed].kind {
    case .text: Text("text \(name) \(level)")
    case .counter: Button("count \(name) \(count)") { count += 1 }
    case .list: ForEach(garden.beds[bed].inner, id: \.self) { BedView(garden: garden, bed: $0) }
    case .condition:
      if isOn { first } else { Text("off \(name)") }
      Toggle("on \(name)", isOn: $isOn)
    case .level: VStack { first }.environment(\.level, level + garden.beds[bed].value)
    case .toggle: Toggle("even \(name)", isOn: $garden[isEven: bed])
    case .object: ToldView(name: name)
    case .model: ModelView(model: garden.model, name: name)
    }
  }

  @ViewBuilder private var first: some View {
    if let inner = garden.beds[bed].inner.first { AnyView(BedView(garden: garden, bed: inner)) }
  }
}

extension Garden {
  fileprivate subscript(isEven bed: Int) -> Bool {
    get { beds[bed].value.isMultiple(of: 2) }
    set { beds[bed].value += 1 }
  }
}

private struct ToldView: View {
  @EnvironmentObject private var told: Told
  let name: String

  var body: some View { Text("told \(name) \(told.count)") }
}

private struct ModelView: View {
  let model: ViewModel<Int, Int>
  let name: String

  var body: some View {
    Text("model \(name) \(model.state)")
    Toggle("odd \(name)", isOn: Bindable(model).isOdd)
  }
}

extension ViewModel<Int, Int> {
  fileprivate var isOdd: Bool {
    get { state % 2 == 1 }
    set { update(state: state + 1) }
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }
}

private struct Level: EnvironmentKey { static let defaultValue = 0 }
