import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTesting
import SwiftUI
import StateBindingTestSupport
import Testing
import UIKit

/// Rarely used spellings of SwiftUI.
@Suite(.ownRun)
struct SpellingTests {
  @Test func `a text field calls onEditingChanged and onCommit`() throws {
    let log = Log()
    let window = UIWindow.showing(OldForm(log: log))
    try window.send(.type("Ann"), to: 0)
    #expect(log.take() == ["editing true", "editing false"])
    try window.send(.submit, to: 0)
    #expect(log.take() == ["commit", "submit"])
    #expect(window.screen.text().contains("Ann"))
  }

  @Test func `a share sheet lists its items, and a page names its back button`() {
    let window = UIWindow()
    let below = UIViewController()
    below.title = "Below"
    below.navigationItem.backButtonTitle = "Return"
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(UIHostingController(rootView: Text("Page")), animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(window.screen.text() == "  back  < Return\n\n  Page\n")
    let sheet = UIActivityViewController(activityItems: ["Hello", 1], applicationActivities: nil)
    sheet.modalPresentationStyle = .custom
    navigation.present(sheet, animated: true)
    #expect(window.screen.text() == "Share\n  Hello\n  1\n")
  }

  @Test func `a view controller in a view lives as long as its place`() throws {
    let log = Log()
    let window = UIWindow.showing(LampView(log: log))
    #expect(window.screen.text() == "  Brighter\n  Hide\n")
    try window.send(.tap, to: 0)
    _ = window.screen
    #expect(log.take() == ["make", "appear"])
    try window.send(.tap, to: 1)
    _ = window.screen
    #expect(log.take() == ["disappear", "dismantle 1"])
  }

  @Test func `a storyboard that is asked for a view controller says what to do`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      }
    }
  }

  @Test func `a navigation view takes a function for its content`() {
    func content() -> some View { Text("Page") }
    #expect(UIWindow.showing(NavigationView(content: content)).screen.text() == "  Page\n")
  }

  @Test func `an action that opens URLs gets a URL`() throws {
    var hosts: [String?] = []
    let action = OpenURLAction { url in
      hosts.append(url.host())
      return .handled
    }
    let window = UIWindow.showing(
      Link("Site", destination: URL(string: "https://example.com/a")!)
        .environment(\.openURL, action))
    try window.send(.tap, to: 0)
    #expect(hosts == ["example.com"])
  }

  @Test func `names of Foundation that iOS has and Linux lacks`() {
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    #expect(configuration.timeoutIntervalForRequest == 60)
    let values: [any CVarArg] = [1, "x"]
    #expect(String(format: "%@!", values) == "(\n    1,\n    x\n)!")
  }

  @Test func `formatted numbers are English by default`() {
    let window = UIWindow.showing(
      VStack {
        Text(1_234.5, format: .number)
        Text(AttributedString("plain"))
      })
    #expect(window.screen.text() == "  1,234.5\n  plain\n")
  }
}

private struct OldForm: View {
  let log: Log
  @State private var name = ""

  var body: some View {
    NavigationView {
      TextField("Name", text: $name, onEditingChanged: { log("editing \($0)") }) {
        log("commit")
      }
      .onSubmit { log("submit") }
      .symbolVariant(.circle.fill)
      .scenePadding(.horizontal)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

private struct LampView: View {
  let log: Log
  @State private var brightness = 0
  @State private var isHidden = false

  var body: some View {
    Button("Brighter") { brightness += 1 }
    Button("Hide") { isHidden = true }
    if !isHidden { Lamp(log: log, brightness: brightness) }
  }
}

private struct Lamp: UIViewControllerRepresentable {
  let log: Log
  let brightness: Int

  typealias UIViewControllerType = LampController

  final class Coordinator {
    var last = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<Self>
  ) -> UIViewControllerType {
    log("make")
    return LampController(log: log)
  }

  func updateUIViewController(_ controller: LampController, context: Context) {
    context.coordinator.last = brightness
  }

  static func dismantleUIViewController(_ controller: LampController, coordinator: Coordinator) {
    controller.log("dismantle \(coordinator.last)")
  }
}

private final class LampController: UIViewController {
  let log: Log

  init(log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidAppear(_ animated: Bool) { log("appear") }
  override func viewDidDisappear(_ animated: Bool) { log("disappear") }
}
