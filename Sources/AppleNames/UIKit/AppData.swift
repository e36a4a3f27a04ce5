import Foundation
import FoundationNetworking
import Glibc
import HeadlessDriver
import HeadlessProgram
import HeadlessUI
import StateBinding

/// What an app keeps outside of its objects: defaults, cookies and files. The process has them once, so each launch begins with
/// none, and `:restart` keeps them.
@MainActor
enum AppData {
  private static var hasLaunched = false
  /// The dates that Foundation writes for the app are in UTC, wherever the app runs.
  private static let usesUTC: Void = {
    setenv("TZ", "UTC", 1)
    NSTimeZone.default = .gmt
  }()

  /// Prepares the data for the `launch` of the app in the current run.
  static func prepare(for launch: Launch) {
    // The first use of the defaults takes a millisecond, so they are not emptied at the first launch unless there is a file.
    let file = hasLaunched ? nil : fileOfDefaults
    let keepsDefaults = launch.isRestart || !hasLaunched && file == nil
    StoredValues.replaceThoseOfApp(with: StoredDefaults())
    let kept = AppHome.current
    if !launch.isRestart, kept?.hasNetworkData == true {
      HTTPCookieStorage.shared.removeCookies(since: .distantPast)
      URLCache.shared.removeAllCachedResponses()
    }
    let home = launch.isRestart ? kept ?? AppHome() : AppHome()
    home.enter()
    usesUTC
    hasLaunched = true
    if let file {
      AppRun.current.note(
        "note: UserDefaults begins empty at each launch, so the app does not see the values in \(file); set values in the launch closure of the `Program`"
      )
    }
    SharedData.ofRun.current.begin(keepingValues: keepsDefaults) { values in
      home.enter()
      let defaults = UserDefaults.standard
      let registered = defaults.volatileDomain(forName: UserDefaults.registrationDomain)
      var old = defaults.dictionaryRepresentation()
      for (key, value) in old {
        defaults.removeObject(forKey: key)
        if (registered[key] as? NSObject)?.isEqual(value) == true { old[key] = nil }
      }
      old[registeredKey] = registered
      var values = values
      let own = values.removeValue(forKey: registeredKey) as? [String: Any] ?? [:]
      defaults.setVolatileDomain(own, forName: UserDefaults.registrationDomain)
      for (key, value) in values { defaults.set(value, forKey: key) }
      return old
    }
  }

  /// The key of the registered values among those that are put away.
  private static let registeredKey = "\u{0}registered"

  /// The file in which Foundation keeps the defaults of this program; nil if there is none.
  private static var fileOfDefaults: String? {
    guard let home = getenv("CFFIXED_USER_HOME") ?? getenv("HOME") else { return nil }
    let file = "\(String(cString: home))/.config/\(ProcessInfo.processInfo.processName).plist"
    return access(file, F_OK) == 0 ? file : nil
  }
}

/// Keeps the values of `@AppStorage` in the defaults.
private final class StoredDefaults: StoredValues {
  /// The values that views have read.
  private var seen: [String: AnyHashable?] = [:]

  override subscript(key: String) -> Any? {
    get {
      let value: Any? =
        switch UserDefaults.standard.object(forKey: key) {
        case let data as Data: [UInt8](data)
        case let date as Date: date.timeIntervalSinceReferenceDate
        case let value: value
        }
      seen[key] = value as? AnyHashable
      return value
    }
    set {
      let data = (newValue as? [UInt8]).map { Data($0) }
      UserDefaults.standard.set(data ?? newValue, forKey: key)
      tellReaders(of: key)
    }
  }

  /// The app may also set a default itself.
  override func findChanges() {
    for (key, value) in seen where self[key] as? AnyHashable != value { tellReaders(of: key) }
  }
}
