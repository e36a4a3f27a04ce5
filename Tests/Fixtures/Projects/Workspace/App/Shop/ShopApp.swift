import Catalog
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ItemList(items: Item.all)
    }
  }
}
