import SwiftUI

struct OrderView: View {
  let bread: Bread
  @State private var count = 1

  var body: some View {
    Form {
      BreadRow(bread: bread)
      CountStepper(count: $count, limit: bread.left)
    }
    .navigationTitle(Text(bread.name))
  }
}

struct CountStepper: View {
  @Binding var count: Int
  let limit: Int

  var body: some View {
    Stepper("Loaves", value: $count, in: 0...limit)
    if count == limit { Text("That is all we have") }
  }
}

#Preview("An order") {
  NavigationStack { OrderView(bread: .rye) }
}

#Preview {
  @Previewable @State var count = 2

  Form { CountStepper(count: $count, limit: 3) }
}
