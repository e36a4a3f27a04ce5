import FirebaseAuth
import FirebaseFirestore

@MainActor
class Account: ObservableObject {
  @Published var name = "nobody"
  @Published var rooms: [String] = ["Kitchen", "Garden"]
  private var listener: ListenerRegistration?

  var isLoggedIn: Bool { Auth.auth().currentUser != nil }

  func logIn(email: String, password: String) async {
    do {
      let result = try await Auth.auth().signIn(withEmail: email, password: password)
      name = result.user.email ?? "unknown"
    } catch {
      name = "refused"
    }
  }

  func logOut() {
    try? Auth.auth().signOut()
    name = "nobody"
  }

  func watch() {
    listener = Firestore.firestore().collection("rooms")
      .order(by: "name", descending: true)
      .addSnapshotListener { snapshot, error in
        guard let documents = snapshot?.documents else { return }
        self.rooms = documents.map { $0.documentID }
      }
  }
}
