import Prices
import SwiftUI

public struct Item: Identifiable {
  public let id: String
  let price: Price

  public static let all = [
    Item(id: "Lamp", price: Price(cents: 4_000)), Item(id: "Desk", price: Price(cents: 9_000)),
  ]
}

public struct ItemList: View {
  let items: [Item]
  @State private var basket: [String] = []

  public init(items: [Item]) { self.items = items }

  public var body: some View {
    List {
      Text("Basket: \(basket.count)")
      ForEach(items) { item in
        Button("\(item.id) \(item.price.text)") { basket.append(item.id) }
      }
    }
    .navigationTitle("Shop")
  }
}
