import Foundation

class RecipeStore: ObservableObject {
  @Published var recipes: [Recipe] = []

  func load() {
    #if KITCHEN
      guard let url = Bundle.main.url(forResource: "recipes", withExtension: "json"),
        let data = try? Data(contentsOf: url)
      else { return }
      recipes = (try? JSONDecoder().decode([Recipe].self, from: data)) ?? []
    #endif
  }

  func delete(_ recipe: Recipe) {
    recipes.removeAll { $0.id == recipe.id }
  }
}
