import SwiftUI

struct Bread: Identifiable, Hashable {
  let id: String
  let name: LocalizedStringKey
  let price: Int
  var left: Int

  static let rye = Bread(id: "rye", name: "Rye", price: 4, left: 3)
  static let wheat = Bread(id: "wheat", name: "Wheat", price: 3, left: 0)

  static func == (one: Bread, other: Bread) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct BreadRow: View {
  let bread: Bread

  var body: some View {
    HStack {
      Text(bread.name)
      Spacer()
      if bread.left == 0 {
        Text("Sold out").foregroundStyle(.secondary)
      } else {
        Text(verbatim: "€ \(bread.price)")
      }
    }
  }
}

#Preview("On the shelf", traits: .sizeThatFitsLayout) {
  BreadRow(bread: .rye)
}

#Preview("Sold out", traits: .sizeThatFitsLayout) {
  BreadRow(bread: .wheat)
}
