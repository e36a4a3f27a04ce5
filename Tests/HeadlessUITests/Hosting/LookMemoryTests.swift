#if os(Linux)
  import Foundation
  import HeadlessUI
  import StateBindingTestSupport
  import Testing

  /// Looking at an unchanged object must use no more memory, measured in a process of its own.
  @Suite
  struct LookMemoryTests {
    @Test(.enabled(if: !isSanitized)) func `ten thousand looks keep no memory for an object`() async
    {
      await #expect(processExitsWith: .success) { @MainActor in
        let settings = Settings()
        let shown = ShownView(SettingsText(settings: settings, number: 0))
        expectNoGrowth(over: 10_000) { number in
          shown.host.rootView = SettingsText(settings: settings, number: number)
          _ = shown.screen
        }
        settings.name = "b"
        precondition(shown.labels == ["b 9999"])
      }
    }

    @Test(.enabled(if: !isSanitized))
    func `ten thousand looks at new models keep no memory for what their view reads`() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let settings = Settings()
        let shown = ShownView(Inline(settings: settings, number: 0))
        expectNoGrowth(over: 10_000) { number in
          shown.host.rootView = Inline(settings: settings, number: number)
          _ = shown.screen
        }
      }
    }

    @Test(.enabled(if: !isSanitized))
    func `ten thousand released hosts keep no memory for an object`()
      async
    {
      await #expect(processExitsWith: .success) { @MainActor in
        let settings = Settings()
        expectNoGrowth(over: 10_000) { number in
          _ = ShownView(SettingsText(settings: settings, number: number)).screen
        }
      }
    }
  }

  private final class Model {}

  private struct Inner: View {
    let model: Model
    var body: some View { Text("inner") }
  }

  /// A view whose body, and whose rows, make a model at each look and read the settings.
  private struct Inline: View {
    let settings: Settings
    let number: Int
    var body: some View {
      Text(verbatim: "\(settings.name) \(number)")
      Inner(model: Model())
      ForEach(0..<1) { _ in
        let _ = settings.name
        Inner(model: Model())
      }
    }
  }

  /// Ends the process if each call of `body` takes a hundred bytes of memory or more.
  private func expectNoGrowth(over count: Int, _ body: (Int) -> Void) {
    for number in 0..<1_000 { body(number) }
    let before = residentBytes()
    for number in 0..<count { body(number) }
    let growth = residentBytes() - before
    precondition(growth < count * 100, "\(growth) bytes more")
  }

  private func residentBytes() -> Int {
    let sizes = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = sizes?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4_096
  }

  @Observable
  private final class Settings {
    var name = "a"
  }

  private struct SettingsText: View {
    let settings: Settings
    let number: Int
    var body: some View { Text(verbatim: "\(settings.name) \(number)") }
  }
#endif
