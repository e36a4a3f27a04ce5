import SwiftUI

struct NoteList: View {
  @Environment(Notes.self) private var notes
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        Image(.pencil)
        TextField("Note", text: $text)
        Button("Add") {
          notes.texts.append(text)
          text = ""
        }
        .tint(.ink)
        ForEach(notes.texts, id: \.self) { Text($0) }
      }
      .navigationTitle("Notes")
    }
  }
}
