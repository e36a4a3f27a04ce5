import HeadlessDriver
import StateBinding
import Testing

struct FailedLaunchTests {
  @Test func `a launch that throws leaves no run with the clock`() {
    let clock = VirtualClock()
    weak var run: AppRun?
    #expect(throws: UsageError("no members")) {
      try Session(Launch(clock: clock)) { _ throws(UsageError) in
        run = .current
        throw UsageError("no members")
      }
    }
    #expect(run == nil)
  }
}
