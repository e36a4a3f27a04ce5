import Foundation
import StateBindingTestSupport
import Testing

/// The program starts in a few milliseconds because it links no more than it uses.
struct LinkingTests {
  @Test func `profile-repl links neither Foundation nor SwiftUI or UIKit`() throws {
    let program = try Data(
      contentsOf: URL(filePath: "\(Spawning.productsFolder)profile-repl"), options: .alwaysMapped)
    #expect(program.range(of: Data("libswiftCore.so".utf8)) != nil)
    for name in ["libFoundation.so", "libFoundationEssentials.so", "$s5UIKit", "$s7SwiftUI"] {
      #expect(program.range(of: Data(name.utf8)) == nil, "\(name)")
    }
  }
}
