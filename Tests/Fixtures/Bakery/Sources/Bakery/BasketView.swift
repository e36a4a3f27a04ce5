import SwiftUI

final class Basket: ObservableObject {
  @Published var breads: [Bread] = []

  init(_ breads: [Bread] = []) { self.breads = breads }
}

struct BasketView: View {
  @EnvironmentObject private var basket: Basket
  @State private var isAsking = false

  var body: some View {
    List {
      if basket.breads.isEmpty { Text("The basket is empty") }
      ForEach(basket.breads) { BreadRow(bread: $0) }
      if !basket.breads.isEmpty {
        Button("Empty the basket", role: .destructive) { isAsking = true }
          .accessibilityIdentifier("empty")
      }
    }
    .alert("Take everything out?", isPresented: $isAsking) {
      Button("Take out", role: .destructive) { basket.breads = [] }
      Button("Keep", role: .cancel) {}
    }
  }
}

#Preview("Empty") {
  BasketView().environmentObject(Basket())
}

#Preview("Two things") {
  let basket = Basket([.rye, .wheat])
  return BasketView().environmentObject(basket)
}

#Preview("Two things") {
  let basket = Basket()
  basket.breads = [.wheat, .rye]
  return BasketView().environmentObject(basket)
}
