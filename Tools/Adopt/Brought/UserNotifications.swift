// A stub of UserNotifications, to change as the app needs. An alert asks for the permission; no notification arrives.
import Foundation
import SwiftUI
import UIKit

@MainActor @preconcurrency
public final class UNUserNotificationCenter {
  private static let question = "The app would like to send you notifications"
  private nonisolated static let shared = UNUserNotificationCenter()
  public nonisolated static func current() -> UNUserNotificationCenter { shared }

  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  private var requests: [UNNotificationRequest] = []
  private nonisolated init() {}

  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await UIAlertController.permission(Self.question)
  }
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { completionHandler(await UIAlertController.permission(Self.question), nil) }
  }
  public func notificationSettings() async -> UNNotificationSettings {
    let answer = UIAlertController.givenPermission(Self.question)
    return UNNotificationSettings(
      authorizationStatus: answer.map { $0 ? .authorized : .denied } ?? .notDetermined)
  }
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { completionHandler(await notificationSettings()) }
  }

  public func add(
    _ request: UNNotificationRequest, withCompletionHandler done: (((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    requests.append(request)
    done?(nil)
  }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }
  public func removeAllPendingNotificationRequests() { requests = [] }
}

@MainActor @preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8), banner = Self(rawValue: 16)
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
public typealias UNNotificationPresentationOptions = UNAuthorizationOptions
public enum UNAuthorizationStatus: Sendable { case notDetermined, denied, authorized, provisional }
public struct UNNotificationSettings: Sendable {
  public let authorizationStatus: UNAuthorizationStatus
}
public struct UNNotificationSound: Sendable { public static let `default` = UNNotificationSound() }

public final class UNMutableNotificationContent: NSObject {
  public var title = "", subtitle = "", body = "", badge: NSNumber?, sound: UNNotificationSound?
  public var userInfo: [AnyHashable: Any] = [:], categoryIdentifier = ""
}
public typealias UNNotificationContent = UNMutableNotificationContent
public class UNNotificationTrigger: NSObject {}
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}
}
public struct UNNotificationRequest {
  public let identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}
public struct UNNotification { public let request: UNNotificationRequest }
public struct UNNotificationResponse { public let notification: UNNotification }
