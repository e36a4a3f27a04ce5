/// Says whether something is up on top of a page, and about what.
@MainActor
struct PresentationFlag {
  /// What it is about; nil while it is not up.
  let id: @MainActor () -> AnyHashable?
  let clear: @MainActor () -> Void

  init(_ isPresented: Binding<Bool>) {
    id = { isPresented.wrappedValue ? true : nil }
    clear = { isPresented.wrappedValue = false }
  }

  init<Item: Identifiable>(_ item: Binding<Item?>) {
    id = { item.wrappedValue.map { AnyHashable($0.id) } }
    clear = { item.wrappedValue = nil }
  }
}
