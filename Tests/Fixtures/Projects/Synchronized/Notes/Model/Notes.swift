import Foundation

@Observable
final class Notes {
  var texts: [String] = []
}
