import SwiftUI

struct RootView: View {
  @EnvironmentObject private var library: Library
  let openedLinks: Int

  var body: some View {
    if library.reader == nil {
      LoginView()
    } else {
      BooksView(openedLinks: openedLinks)
    }
  }
}

struct LoginView: View {
  @EnvironmentObject private var library: Library
  @State private var name = ""
  @State private var password = ""
  @State private var isRefused = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Button("Log in") { isRefused = !library.logIn(name, password: password) }
    }
    .navigationTitle("Welcome")
    .alert("Wrong name or password", isPresented: $isRefused) {
      Button("OK") { password = "" }
    }
  }
}

struct BooksView: View {
  @EnvironmentObject private var library: Library
  @Environment(\.openWindow) private var openWindow
  let openedLinks: Int

  var body: some View {
    NavigationStack(path: $library.path) {
      List {
        Section("Books") {
          ForEach(library.books) { book in
            NavigationLink(value: book) { Text(book.title) }
          }
        }
        Section {
          Text("Links opened: \(openedLinks)")
          Button("Statistics") { openWindow(id: "statistics") }
          Button("Log out") { library.logOut() }
        }
      }
      .navigationTitle("Library")
      .navigationDestination(for: Book.self) { book in BookView(book: book) }
    }
  }
}

struct BookView: View {
  @EnvironmentObject private var library: Library
  let book: Book

  var body: some View {
    Toggle("Read", isOn: isRead).navigationTitle(book.title)
  }

  private var isRead: Binding<Bool> {
    guard let index = library.books.firstIndex(where: { $0.id == book.id }) else {
      return .constant(false)
    }
    return $library.books[index].isRead
  }
}

struct StatisticsView: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    Text("\(library.books.filter(\.isRead).count) of \(library.books.count) read")
      .navigationTitle(String(localized: "Statistics"))
  }
}
