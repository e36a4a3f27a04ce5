import HeadlessUI

/// An app as it is written for SwiftUI.
struct AppView: View {
  enum Section: Hashable { case mail, settings }

  @State private var section = Section.mail

  var body: some View {
    TabView(selection: $section) {
      MailListView()
        .tabItem { Label("Mail", systemImage: "envelope") }
        .badge(1)
        .tag(Section.mail)
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gear").accessibilityIdentifier("settings") }
        .tag(Section.settings)
    }
    .tint(.indigo)
  }
}

nonisolated struct Mail: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var time: String
  var isRead: Bool
}

struct MailListView: View {
  enum Order: String, CaseIterable, Identifiable {
    case date = "Date"
    case sender = "Sender"

    var id: Self { self }
  }

  @State private var mails = [
    Mail(id: 1, sender: "Kim", subject: "Hello", time: "09:41", isRead: false),
    Mail(id: 2, sender: "Lee", subject: "Lunch?", time: "08:20", isRead: true),
  ]
  @State private var query = ""
  @State private var order = Order.date

  private var found: [Mail] {
    mails.filter { query.isEmpty || $0.subject.lowercased().contains(query) }
  }

  var body: some View {
    NavigationStack {
      Group {
        if found.isEmpty {
          ContentUnavailableView(
            "Nothing found", systemImage: "magnifyingglass",
            description: Text("Try another word."))
        } else {
          list
        }
      }
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search mail"
      )
      .navigationTitle("Mail")
      .navigationBarTitleDisplayMode(.large)
      .navigationDestination(for: Mail.self) { MailView(mail: $0) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Write", systemImage: "square.and.pencil") {}.accessibilityIdentifier("write")
        }
        ToolbarItem(placement: .topBarLeading) { sortMenu }
      }
    }
  }

  private var list: some View {
    List {
      section("New", found.filter { !$0.isRead })
      section("Read", found.filter(\.isRead))
    }
    .listStyle(.insetGrouped)
    .refreshable {}
  }

  @ViewBuilder
  private func section(_ title: LocalizedStringKey, _ mails: [Mail]) -> some View {
    if !mails.isEmpty {
      Section(title) {
        ForEach(mails) { mail in
          NavigationLink(value: mail) { MailRow(mail: mail) }
            .swipeActions {
              Button("Flag", systemImage: "flag") {}.tint(.orange)
              Button("Delete", role: .destructive) { self.mails.removeAll { $0.id == mail.id } }
            }
            .accessibilityIdentifier("mail \(mail.id)")
        }
      }
      .headerProminence(.increased)
    }
  }

  private var sortMenu: some View {
    Menu {
      Picker("Sort by", selection: $order) {
        ForEach(Order.allCases) { Text($0.rawValue).tag($0) }
      }
    } label: {
      Label("Sort", systemImage: "arrow.up.arrow.down").labelStyle(.iconOnly)
    }
  }
}

struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "person.crop.circle")
        .resizable()
        .scaledToFit()
        .frame(width: 40, height: 40)
        .foregroundStyle(.secondary)
        .overlay(Circle().stroke(Color.gray.opacity(0.2), lineWidth: 1))
      VStack(alignment: .leading, spacing: 2) {
        Text(mail.sender).font(.headline)
        Text(mail.subject).font(.subheadline).foregroundColor(.secondary).lineLimit(1)
      }
      Spacer()
      Text(mail.time).font(.caption.monospacedDigit()).foregroundStyle(.tertiary)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

struct MailView: View {
  let mail: Mail

  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(mail.sender).font(.system(.title3, design: .rounded)).bold()
        Divider()
        Text(mail.subject)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .background(colorScheme == .dark ? Color.black : Color.white, in: .rect(cornerRadius: 12))
    }
    .safeAreaInset(edge: .bottom) {
      Button("Reply") { dismiss() }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .background(.bar)
    }
    .navigationTitle(mail.subject)
    .navigationBarTitleDisplayMode(.inline)
  }
}
