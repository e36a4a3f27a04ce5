import CLibrary
import HeadlessDriver
import SystemFiles
import Testing

/// Signals, each test in a process of its own.
struct SignalsTests {
  @Test func `a program ends by its signal even if the signal was blocked`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      var mask = sigset_t()
      sigemptyset(&mask)
      sigaddset(&mask, SIGINT)
      pthread_sigmask(SIG_BLOCK, &mask, nil)
      signal(SIGINT, SIG_IGN)
      Signals.end(by: SIGINT)
    }
  }

  @Test func `writing to a closed pipe does not kill the program`() async {
    await #expect(processExitsWith: .exitCode(141)) {
      Signals.ignoreClosedPipes()
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      close(ends[0])
      let output = Output(descriptor: ends[1])
      output.write("a\n")
      do throws(SystemError) {
        try output.flush()
      } catch {
        exit(ExitStatus(outputFailedWith: error).rawValue)
      }
    }
  }
}
