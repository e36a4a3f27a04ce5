import SwiftUI

struct ShelfView: View {
  let breads: [Bread]
  var onChoose: (Bread) -> Void = { _ in }

  var body: some View {
    NavigationStack {
      Group {
        if breads.isEmpty {
          ContentUnavailableView("Everything is sold", systemImage: "basket")
        } else {
          List(breads) { bread in
            NavigationLink {
              OrderView(bread: bread)
            } label: {
              BreadRow(bread: bread)
            }
            .accessibilityIdentifier(bread.id)
          }
        }
      }
      .navigationTitle("Shelf")
    }
  }
}

#Preview("In the morning") {
  ShelfView(breads: [.rye, .wheat])
}

#Preview("In the evening") {
  ShelfView(breads: [])
}
