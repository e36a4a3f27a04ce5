import SwiftUI

struct RecipePage: View {
  let recipe: Recipe

  var body: some View {
    VStack {
      Image("Plate")
      Text("\(recipe.minutes) minutes").foregroundColor(Color("Warm Red"))
      Text(Bundle.main.object(forInfoDictionaryKey: "KitchenAddress") as? String ?? "nowhere")
      #if os(iOS)
        Text("On a phone")
      #endif
    }
    .navigationTitle(recipe.name)
  }
}
