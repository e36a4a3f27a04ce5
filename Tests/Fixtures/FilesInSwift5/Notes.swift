import SwiftUI
import UIKit

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var isPinned = false
  var edited: Date
}

final class NoteStore: ObservableObject {
  @Published var notes = [
    Note(id: 1, title: "Milk", edited: Date(timeIntervalSince1970: 0)),
    Note(id: 2, title: "Tickets", edited: Date(timeIntervalSince1970: 86_400)),
    Note(id: 3, title: "Milestones", edited: Date(timeIntervalSince1970: 172_800)),
  ]

  func matching(_ query: String) -> [Note] {
    notes
      .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
      .sorted { $0.isPinned && !$1.isPinned }
  }

  func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
  }
}

struct NoteList: View {
  @StateObject private var store = NoteStore()
  @State private var query = ""
  @State private var detail: Note?
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.matching(query)) { note in
          NoteRow(note: note)
            .contentShape(Rectangle())
            .onTapGesture { detail = note }
            .swipeActions(edge: .leading) {
              Button("Pin", systemImage: "pin") { pin(note) }
                .tint(.yellow)
            }
            .swipeActions {
              Button("Delete", role: .destructive) { store.delete(note) }
            }
        }
      }
      .listStyle(.insetGrouped)
      .searchable(text: $query, prompt: "Title")
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Add") { isAdding = true }
        }
      }
      .sheet(item: $detail) { note in
        NoteDetail(note: note)
      }
      .fullScreenCover(isPresented: $isAdding) {
        NoteEditor { title in
          store.notes.append(
            Note(id: (store.notes.map(\.id).max() ?? 0) + 1, title: title, edited: .distantPast))
        }
      }
    }
    .environmentObject(store)
  }

  private func pin(_ note: Note) {
    guard let index = store.notes.firstIndex(of: note) else { return }
    store.notes[index].isPinned.toggle()
  }
}

private struct NoteRow: View {
  let note: Note

  var body: some View {
    HStack(spacing: 8) {
      if note.isPinned {
        Image(systemName: "pin.fill").accessibilityHidden(true)
      }
      Text(note.title)
    }
    .padding(EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0))
  }
}

private struct NoteDetail: View {
  @Environment(\.dismiss) private var dismiss
  let note: Note

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: CGFloat(8)) {
        Text("Edited \(Self.formatter.string(from: note.edited))")
        Button("Copy") { UIPasteboard.general.string = note.title }
        if let copied = UIPasteboard.general.string {
          Text("Copied: \(copied)")
        }
        Button("Done") { dismiss() }
      }
      .navigationTitle(note.title)
      .navigationBarTitleDisplayMode(.inline)
    }
    .presentationDetents([.medium, .large])
  }
}

private struct NoteEditor: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var title = ""
  @FocusState private var isFocused: Bool
  let onSave: (String) -> Void

  var body: some View {
    Form {
      TextField("Title", text: $title)
        .focused($isFocused)
        .onAppear { isFocused = true }
      Button("Save") {
        onSave(title)
        presentationMode.wrappedValue.dismiss()
      }
      .disabled(title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
    }
  }
}

#Preview("List") {
  NoteList()
}

#Preview("Detail", traits: .fixedLayout(width: 320, height: 480)) {
  NoteDetail(note: Note(id: 1, title: "Milk", edited: .now))
}
