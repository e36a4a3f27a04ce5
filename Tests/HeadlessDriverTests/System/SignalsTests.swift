import StateBindingC
import HeadlessDriver
import HeadlessProgram
import StateBindingFiles
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
}
