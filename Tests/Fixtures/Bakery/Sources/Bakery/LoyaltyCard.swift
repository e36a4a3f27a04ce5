import SwiftUI

struct LoyaltyCard: View {
  @Binding var name: String
  @Binding var isShared: Bool
  let stamps: Int

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("Share with the family", isOn: $isShared)
      LabeledContent("Stamps", value: "\(stamps) / 10")
    }
  }
}

#Preview {
  LoyaltyCard(name: .constant("Kim"), isShared: .constant(false), stamps: 3)
}

#Preview {
  // The card of somebody with a brace in the name.
  @Previewable @State var name = "Kim {\"Bread\"}"
  @Previewable @State
  var isShared =
    false

  let stamps = 10
  LoyaltyCard(name: $name, isShared: $isShared, stamps: stamps)
}
