import Foundation

final class Clock: NSObject {
  var hour = 12
  lazy var tick = #selector(strike)

  func strike() { hour += 1 }
}
