import FirstStubs
import HeadlessDriver
import StateBinding
import SwiftUI
import Testing
import UIKit

/// The stubs that `adopt` writes first: each has one behaviour that an app can be tested with.
struct StubTests {
  @Test func `the first stubs ask for permissions, and give samples`() async throws {
    let program = Program(name: "stubs", version: "1", summary: "Uses each stub.") { _ in
      HeadlessDriver.App(window: .showing(StubbedView()), embedding: { [] })
    }
    let session = try await program.session()
    func send(_ line: String, expecting text: String) async {
      let response = await session.send(line)
      #expect(response.error == nil)
      let shown = response.screen.text()
      #expect(shown.contains(text), "\(line): \(shown)")
    }
    await send("Notify", expecting: "The app would like to send you notifications")
    await send("confirm", expecting: "authorized true")
    await send("Film", expecting: "The app would like to use the camera")
    await send("cancel", expecting: "film false")
    await send("Film", expecting: "film false")
    await send("Where", expecting: "Allow the app to use your location?")
    await send("confirm", expecting: "at 37.5665")
    await send("Photo", expecting: "photo of 5 bytes")
    await send("Play", expecting: "plays true")
    await send(":screen", expecting: "https://a.example/help")
  }
}

private struct StubbedView: View {
  @StateObject private var places = Places()
  @State private var words = "-"
  @State private var photo: PhotosPickerItem?
  @State private var player = try? AVAudioPlayer(data: Data())

  var body: some View {
    Text(words)
    Text(places.words)
    Button("Notify") {
      Task {
        let center = UNUserNotificationCenter.current()
        let allowed = try await center.requestAuthorization(options: [.alert, .sound])
        words = "\(await center.notificationSettings().authorizationStatus) \(allowed)"
        let content = UNMutableNotificationContent()
        content.title = "Hello"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        center.add(UNNotificationRequest(identifier: "1", content: content, trigger: trigger))
      }
    }
    Button("Film") {
      AVCaptureDevice.requestAccess(for: .video) { allowed in
        Task { @MainActor in words = "film \(allowed)" }
      }
    }
    Button("Where") { places.find() }
    PhotosPicker("Photo", selection: $photo, matching: .images)
      .onChange(of: photo) { _, photo in
        Task {
          let data = try await photo?.loadTransferable(type: Data.self)
          words = "photo of \(data?.count ?? 0) bytes"
        }
      }
    Button("Play") { words = "plays \(player?.play() ?? false)" }
    WebPage()
  }
}

private final class Places: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var words = "nowhere"
  private let manager = CLLocationManager()

  func find() {
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    manager.requestLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    words = "at \(locations[0].coordinate.latitude)"
  }
}

private struct WebPage: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) {
    if view.url == nil, let url = URL(string: "https://a.example/help") {
      view.load(URLRequest(url: url))
    }
  }
}
