@testable import Banking
@testable import Delivery
import Foundation
import HeadlessDriver
@testable import Reading
import SwiftUI
import StateBinding
import TestSupport
import Testing
@testable import Tickets
import UIKit

/// Apps with an `@main` of their own, compiled as they are.
struct OwnMainTests {
  nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts").path

  nonisolated static func transcripts() throws -> [String] { try Transcript.files(below: folder) }

  @Test(arguments: try transcripts())
  func `an app with its own main passes its transcript`(file: String) async throws {
    let name = URL(filePath: file).lastPathComponent.split(separator: "-")[0]
    let check = try await Self.program(String(name)).check(file: file)
    #expect(check.passed, "\(check)")
    #expect(check.warnings.map(\.diagnostic.message) == [])
  }

  private static func program(_ name: String) throws -> Program {
    switch name {
    case "Reading": Program(ReadingApp.self)
    case "Delivery": Program(Delivery.AppDelegate.self)
    case "Banking": Program(Banking.AppDelegate.self)
    default: Program(Tickets.AppDelegate.self)
    }
  }
}
