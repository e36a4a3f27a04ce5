import Foundation

struct Recipe: Codable, Identifiable {
  var id: String { name }
  let name: String
  let minutes: Int
}
