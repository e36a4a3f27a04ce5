import FirebaseCore
import SwiftUI

@main
struct ChatApp: App {
  @StateObject private var account = Account()

  init() {
    FirebaseApp.configure()
  }

  var body: some Scene {
    WindowGroup {
      NavigationView { ChatList() }.environmentObject(account)
    }
  }
}
