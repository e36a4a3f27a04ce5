import Foundation
import Fuzzing
import HeadlessDriver
import ProfileREPL

/// Runs one input to its end. libFuzzer calls this function on the main thread, over and over.
///
/// The main queue runs meanwhile, because the app's work is on the main actor.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { Fuzzer.shared.run(bytes) }
  return 0
}

@MainActor
private final class Fuzzer {
  static let shared = Fuzzer()

  private let target: FuzzTarget
  private let scratch: Scratch
  private let profile = Program.profile

  private init() {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name), let scratch = try? Scratch() else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("FUZZ_TARGET is \(name.debugDescription); set it to one of \(names)")
    }
    (self.target, self.scratch) = (target, scratch)
  }

  func run(_ bytes: [UInt8]) {
    var isOver = false
    Task.immediate {
      do {
        try await target.run(bytes, profile: profile, scratch: scratch)
      } catch {
        fatalError("broken promise: \(error)")
      }
      isOver = true
    }
    while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
