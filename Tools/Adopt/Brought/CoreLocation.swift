// A stub of CoreLocation, to change as the app needs. An alert asks for the permission; the place is always `sample`.
import Foundation
import SwiftUI
import UIKit

@MainActor @preconcurrency
open class CLLocationManager: NSObject {
  public static let sample = CLLocation(latitude: 37.5665, longitude: 126.978)
  private static let question = "Allow the app to use your location?"

  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest, distanceFilter = 0.0
  open var location: CLLocation? { isAllowed == true ? Self.sample : nil }
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  private var isAllowed: Bool? { UIAlertController.givenPermission(Self.question) }

  public static func authorizationStatus() -> CLAuthorizationStatus {
    let answer = UIAlertController.givenPermission(question)
    return answer.map { $0 ? .authorizedWhenInUse : .denied } ?? .notDetermined
  }

  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }
  open func requestWhenInUseAuthorization() {
    Task {
      if isAllowed != nil { return }
      _ = await UIAlertController.permission(Self.question)
      delegate?.locationManagerDidChangeAuthorization(self)
      delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    }
  }
  open func stopUpdatingLocation() {}
  open func startUpdatingLocation() { requestLocation() }
  open func requestLocation() {
    Task {
      if let location {
        delegate?.locationManager(self, didUpdateLocations: [location])
      } else if isAllowed == false {
        delegate?.locationManager(self, didFailWithError: CLError.denied)
      }
    }
  }
}

@MainActor @preconcurrency
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_: CLLocationManager, didChangeAuthorization: CLAuthorizationStatus) {
  }
  public func locationManager(_: CLLocationManager, didUpdateLocations: [CLLocation]) {}
  public func locationManager(_: CLLocationManager, didFailWithError error: any Error) {}
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
public enum CLError: Error { case locationUnknown, denied, network }
public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public let kCLLocationAccuracyBest = -1.0, kCLLocationAccuracyHundredMeters = 100.0

public struct CLLocationCoordinate2D: Sendable {
  public var latitude = 0.0, longitude = 0.0
  public init() {}
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
public final class CLLocation: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
