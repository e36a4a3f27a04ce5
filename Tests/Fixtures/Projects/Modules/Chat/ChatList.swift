import SwiftUI

struct ChatList: View {
  @EnvironmentObject var account: Account

  var body: some View {
    List {
      Text(account.name)
      ForEach(account.rooms, id: \.self) { Text($0) }
      Button("Log in") {
        Task { await account.logIn(email: "a@example.com", password: "secret") }
      }
      NavigationLink("Profile", destination: Profile())
    }
    .navigationTitle("Rooms")
    .onAppear { account.watch() }
  }
}
