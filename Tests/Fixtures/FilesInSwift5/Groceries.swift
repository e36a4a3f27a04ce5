import SwiftUI

struct Grocery: Identifiable, Hashable {
  let id: Int
  var name: String
  var isBought = false
  var isPinned = false
}

final class GroceryStore: ObservableObject {
  @Published var items: [Grocery] = ["Apples", "Bread", "Cheese", "Dates"].enumerated().map {
    Grocery(id: $0.offset, name: $0.element)
  }

  func delete(at offsets: IndexSet) {
    items.remove(atOffsets: offsets)
  }

  func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }

  func toggle(_ item: Grocery) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isBought.toggle()
  }

  func removeAll(in selection: Set<Grocery.ID>) {
    items.removeAll { selection.contains($0.id) }
  }
}

struct GroceryList: View {
  @StateObject private var store = GroceryStore()
  @State private var searchText = ""
  @State private var selection = Set<Grocery.ID>()
  @State private var editMode: EditMode = .inactive

  private var results: [Grocery] {
    guard !searchText.isEmpty else { return store.items }
    return store.items.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
  }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section {
          ForEach(results) { item in
            NavigationLink {
              GroceryDetail(item: item)
            } label: {
              GroceryRow(item: item)
            }
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
              Button {
                store.toggle(item)
              } label: {
                Label(item.isBought ? "Not bought" : "Bought", systemImage: "cart")
              }
              .tint(.green)
            }
            .deleteDisabled(item.isBought)
          }
          .onDelete(perform: store.delete)
          .onMove(perform: store.move)
        } footer: {
          Text("\(results.count) of \(store.items.count)")
        }
      }
      .listStyle(.insetGrouped)
      .searchable(
        text: $searchText, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
      ) {
        if results.count == 1, let only = results.first {
          Text("Only \(only.name)?").searchCompletion(only.name)
        }
      }
      .navigationTitle("Groceries")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        ToolbarItemGroup(placement: .bottomBar) {
          if editMode.isEditing {
            Button("Remove selected", role: .destructive) {
              withAnimation {
                store.removeAll(in: selection)
                selection.removeAll()
              }
            }
            .disabled(selection.isEmpty)
          }
        }
      }
      .environment(\.editMode, $editMode)
      .onChange(of: editMode) { mode in
        if mode == .inactive { selection.removeAll() }
      }
      .animation(.default, value: results)
      .overlay {
        if results.isEmpty {
          ContentUnavailableView.search(text: searchText)
        }
      }
    }
  }
}

private struct GroceryRow: View {
  let item: Grocery

  var body: some View {
    HStack {
      Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
        .symbolVariant(.circle.fill)
        .foregroundColor(item.isBought ? .green : .secondary)
      Text(item.name)
        .strikethrough(item.isBought)
      Spacer()
      if item.isBought {
        Text("bought").font(.caption)
      }
    }
    .contentShape(Rectangle())
  }
}

private struct GroceryDetail: View {
  let item: Grocery

  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text(item.name)
          .font(.title)
          .frame(width: proxy.size.width * 0.8)
        Text("Shelf \(item.id + 1, format: .number)")
      }
    }
    .navigationTitle(item.name)
  }
}

struct GroceryList_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      GroceryList()
      GroceryList()
        .environment(\.locale, Locale(identifier: "ko"))
        .previewDisplayName("Korean")
    }
  }
}

#Preview("Row") {
  GroceryRow(item: Grocery(id: 0, name: "Apples", isBought: true))
}
