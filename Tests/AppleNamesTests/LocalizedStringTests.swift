import AppleFoundation
import StateBinding
import StateBindingTesting
import Testing

/// Texts that the app's code looks up, without a view.
@Suite(.ownRun)
struct LocalizedStringTests {
  @Test func `a localized string is the translation of its key and values`() {
    AppWords.ofRun.current.translate = { key, format, values in
      "<\(key) (\(format)): \(values.map(\.text))>"
    }
    let name = "Ann"
    #expect(String(localized: "\(3) of \(name)") == #"<%lld of %@ (%lld of %@): ["3", "Ann"]>"#)
    #expect(String(localized: "100% \(name)") == #"<100%% %@ (100%% %@): ["Ann"]>"#)
    #expect(String(localized: "cancel", defaultValue: "Cancel") == "<cancel (Cancel): []>")
    #expect(String(localized: LocalizedStringResource("cancel")) == "<cancel (cancel): []>")
  }

  @Test func `a localized string without a translation is its key or its default value`() {
    #expect(String(localized: "50% of \(2)") == "50% of 2")
    #expect(String(localized: "cancel", defaultValue: "Cancel") == "Cancel")
  }

  @Test func `a default keeps a value set for a key`() {
    let defaults = UserDefaults(suiteName: "LocalizedStringTests")
    defaults?.setValue(3, forKey: "count")
    #expect(defaults?.integer(forKey: "count") == 3)
    defaults?.removePersistentDomain(forName: "LocalizedStringTests")
  }

  @Test func `a notification for a queue arrives on the main actor at once`() {
    let center = NotificationCenter()
    var count = 0
    let token = center.addObserver(forName: .init("saved"), object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    center.post(name: .init("saved"), object: nil)
    #expect(count == 1)
    center.removeObserver(token)
  }
}
