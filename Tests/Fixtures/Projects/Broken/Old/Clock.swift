import Foundation

struct Clock {
  let hour: Int = "twelve"
}
