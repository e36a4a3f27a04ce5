import HeadlessUI
import StateBinding

/// A shop with the faults that show only after a round trip, in a second row, with an extreme number or in a translation.
struct Shop: View {
  let clock: VirtualClock
  let memory: Memory
  @State private var member: String?
  @State private var page = Page.things
  @State private var isLeaving = false

  enum Page: String, CaseIterable { case things, basket, search, order }

  var body: some View {
    if let member {
      Text("Hello, \(memory.kept(member, by: .greetsFirst))")
      switch page {
      case .things: Things()
      case .basket: Basket(visits: memory.visits, member: memory.kept(member, by: .basketOfFirst))
      case .search: Search(clock: clock, memory: memory)
      case .order: Order(member: memory.kept(member, by: .addressOfFirst))
      }
      if page != .things {
        Button("Back") { page = .things }
      } else {
        ForEach(Page.allCases.dropFirst(), id: \.self) { next in
          Button(next.rawValue) { open(next) }
        }
        Button("Log out") { isLeaving = true }
          .alert(
            "Log out, \(memory.kept(member, by: .asksFirst))?", isPresented: $isLeaving
          ) {
            Button("Leave") { self.member = nil }
            Button("Stay", role: .cancel) {}
          }
      }
    } else {
      ForEach(["Kim", "Lee"], id: \.self) { name in
        Button(action: { member = name }) { Text(verbatim: name) }
      }
    }
  }

  private func open(_ next: Page) {
    if next == .basket {
      if Mutant.current == .opensOnce, memory.visits > 0 { return }
      memory.visits += 1
    }
    page = next
  }
}

/// What a careless app keeps, although no screen and no state shows it.
final class Memory {
  var visits = 0
  var text = ""
  private var first: [Mutant: String] = [:]

  /// `value`; with `mutant`, the value of the first call.
  func kept(_ value: String, by mutant: Mutant) -> String {
    guard Mutant.current == mutant else { return value }
    if first[mutant] == nil { first[mutant] = value }
    return first[mutant] ?? value
  }
}

/// Rows, each with a button that asks.
private struct Things: View {
  private static let all = ["Rice", "Milk", "Tea"]
  @State private var things = all
  @State private var asked = 0
  @State private var isAsking = false

  private var name: String {
    switch Mutant.current {
    case .asksOldPosition: Self.all[asked]
    case .asksNext: things[(asked + 1) % things.count]
    case .asksTop: things[0]
    case .asksLast: things[things.count - 1]
    default: things[asked]
    }
  }

  var body: some View {
    ForEach(Array(things.enumerated()), id: \.element) { thing in
      HStack {
        Text(verbatim: thing.element)
        Button("Delete") { (asked, isAsking) = (thing.offset, true) }
          .accessibilityIdentifier("delete \(thing.offset)")
      }
    }
    .alert("Delete \(isAsking ? name : "")?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) {
        things.remove(at: asked)
        if things.isEmpty { things = Self.all }
      }
      Button("Keep", role: .cancel) {}
    }
  }
}

/// A page that a person opens again and again.
private struct Basket: View {
  let visits: Int
  let member: String
  @State private var count = 0

  var body: some View {
    Text("The basket of \(member)")
    Text("\(Mutant.current == .keepsCount ? visits - 1 + count : count) in the basket")
    if Mutant.current != .losesButton || visits == 1 {
      Button("Add") {
        count = min(count + (Mutant.current == .subscribedTwice ? visits : 1), 2)
      }
    }
  }
}

/// A field that searches after a pause.
private struct Search: View {
  let clock: VirtualClock
  let memory: Memory
  @State private var text = ""
  @State private var asked = ""
  @State private var result = ""

  var body: some View {
    TextField("Fruit", text: Binding(get: { text }, set: { type($0) }))
    Text("Found: \(result)").task(id: asked) {
      guard !asked.isEmpty, (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      result = asked
    }
  }

  private func type(_ new: String) {
    let isSame = memory.text == new
    (memory.text, text) = (new, new)
    switch Mutant.current {
    case .dropsLast where isSame: asked = ""
    case .searchesTwice where isSame: asked = "\(text) \(text)"
    case .clearsResult where isSame: (asked, result) = ("", "nothing")
    case .clearsText where isSame: text = ""
    default: asked = text
    }
  }
}

/// A field for a number.
private struct Order: View {
  let member: String
  @State private var amount = ""
  @State private var price = 0

  var body: some View {
    Text("For \(member)")
    TextField("Amount", text: $amount)
    Text("\(price) won")
    Button("Price") { if let number = Int(amount) { price = price(of: number) } }
  }

  private func price(of number: Int) -> Int {
    switch Mutant.current {
    case .priceOverflows: number * 900
    case .feeOverflows: number + 1
    case .discountOverflows: -number
    case .roundingOverflows: Int(Double(number) * 1.1)
    default: (1...99).contains(number) ? number * 900 : 0
    }
  }
}
