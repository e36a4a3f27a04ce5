// A stub of AVFoundation, to change as the app needs. An alert asks for the permission to record. Nothing plays or records.
import Foundation
import SwiftUI
import UIKit

public struct AVMediaType: Sendable {
  public static let video = AVMediaType(name: "camera"), audio = AVMediaType(name: "microphone")
  fileprivate let name: String
  fileprivate var question: String { "The app would like to use the \(name)" }
}
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

@MainActor @preconcurrency
public final class AVCaptureDevice {
  public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    let answer = UIAlertController.givenPermission(mediaType.question)
    return answer.map { $0 ? .authorized : .denied } ?? .notDetermined
  }
  @discardableResult
  public static func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await UIAlertController.permission(mediaType.question)
  }
  public static func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    Task { completionHandler(await requestAccess(for: mediaType)) }
  }
}

@MainActor @preconcurrency
public final class AVAudioSession {
  public enum Category: Sendable { case ambient, playback, record, playAndRecord }
  public enum Mode: Sendable { case `default`, spokenAudio, voiceChat }
  public enum Option: Sendable { case mixWithOthers, duckOthers, defaultToSpeaker }
  private static let shared = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { shared }
  public func setCategory(_: Category, mode: Mode = .default, options: [Option] = []) throws {}
  public func setActive(_ active: Bool) throws {}
}

@MainActor @preconcurrency
open class AVAudioPlayer: NSObject {
  open var numberOfLoops = 0, volume: Float = 1, currentTime: TimeInterval = 0
  open private(set) var isPlaying = false
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}
