import SwiftUI

@main
struct ReadingApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  @StateObject private var library = Library()
  @State private var openedLinks = 0
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      RootView(openedLinks: openedLinks)
        .environmentObject(library)
        .onOpenURL { url in
          openedLinks += 1
          library.open(url)
        }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          guard let url = activity.webpageURL else { return }
          library.open(url)
        }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { library.save() }
    }
    .commands {
      CommandGroup(replacing: .newItem) {}
      CommandMenu("Books") {
        Button("Mark all as read") { library.markAll() }
      }
    }

    WindowGroup(id: "statistics") {
      StatisticsView().environmentObject(library)
    }

    Settings {
      Form { Toggle("Show covers", isOn: .constant(true)) }
    }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  private(set) var greeting = ""

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    greeting = "launched"
    return true
  }
}
