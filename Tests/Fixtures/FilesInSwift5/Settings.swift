import Foundation
import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: String { rawValue }
}

struct SettingsView: View {
  @AppStorage("name") private var name = ""
  @AppStorage("notifies") private var notifies = true
  @AppStorage("hour") private var hour = 9
  @AppStorage("appearance") private var appearance: Appearance = .system
  @AppStorage("lastBackup") private var lastBackup: String?
  @SceneStorage("showsAdvanced") private var showsAdvanced = false
  @State private var asksForReset = false
  var rowHeight: CGFloat? = nil

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $name)
            .frame(height: rowHeight)
          Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases) { appearance in
              Text(appearance.rawValue.capitalized).tag(appearance)
            }
          }
          .pickerStyle(.menu)
        }
        Section("Notifications") {
          Toggle("Notify me", isOn: $notifies)
          if notifies {
            Stepper("At \(hour) o'clock", value: $hour, in: 0...23)
          }
        }
        DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
          BackupRow()
          Button("Reset", role: .destructive) { asksForReset = true }
        }
        if let lastBackup {
          LabeledContent("Last backup", value: lastBackup)
        }
      }
      .navigationTitle("Settings")
      .confirmationDialog("Reset all settings?", isPresented: $asksForReset) {
        Button("Reset all", role: .destructive, action: reset)
      }
    }
  }

  private func reset() {
    name = ""
    notifies = true
    hour = 9
    appearance = .system
    lastBackup = nil
  }
}

/// Uses the same key in another view.
private struct BackupRow: View {
  @AppStorage("lastBackup") private var lastBackup: String?

  var body: some View {
    Button("Back up now") { lastBackup = "today" }
  }
}

#Preview {
  SettingsView()
}

#Preview("Tall rows", traits: .sizeThatFitsLayout) {
  SettingsView(rowHeight: 60)
}
