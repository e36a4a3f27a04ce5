import Combine
import Foundation

struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
  var isRead = false
}

@MainActor
final class Library: ObservableObject {
  @Published var books = [
    Book(id: 1, title: "The Odyssey"), Book(id: 2, title: "Middlemarch"),
    Book(id: 3, title: "The Trial"),
  ]
  @Published private(set) var reader: String?
  @Published var path: [Book] = []
  private var waitingLink: URL?

  func logIn(_ name: String, password: String) -> Bool {
    guard !name.isEmpty, password == "1234" else { return false }
    reader = name
    if let url = waitingLink { open(url) }
    return true
  }

  func logOut() {
    reader = nil
    path = []
  }

  /// Opens `reading://book/2` or `https://reading.example/book/2`, after the login if need be.
  func open(_ url: URL) {
    guard reader != nil else {
      waitingLink = url
      return
    }
    waitingLink = nil
    if let book = books.first(where: { "\($0.id)" == url.lastPathComponent }) { path = [book] }
  }

  func markAll() {
    for index in books.indices { books[index].isRead = true }
  }

  func save() {}
}
