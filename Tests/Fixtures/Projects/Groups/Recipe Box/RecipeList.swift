import SwiftUI

struct RecipeList: View {
  @EnvironmentObject var store: RecipeStore

  var body: some View {
    List(store.recipes) { recipe in
      NavigationLink(destination: RecipePage(recipe: recipe)) {
        Text(recipe.name)
      }
    }
    .navigationTitle("Recipes")
    .onAppear { store.load() }
  }
}

struct RecipeList_Previews: PreviewProvider {
  static var previews: some View {
    RecipeList().environmentObject(RecipeStore())
  }
}
