import SwiftUI

@main
struct NotesApp: App {
  @State private var notes = Notes()

  var body: some Scene {
    WindowGroup {
      NoteList().environment(notes)
    }
  }
}
