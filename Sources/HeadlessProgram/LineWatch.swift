import HeadlessDriver
import StateBinding
import StateBindingC
import StateBindingFiles
import Synchronization

/// A thread that names on standard error each line that has blocked the app for two seconds, and the code that runs.
enum LineWatch {
  /// The words of the note by which a parent process finds it.
  static let mark = "has had no answer for two seconds"

  /// Whether the handler of a signal asks the thread for a sentence.
  private static let isAsking = Atomic(false)

  /// Starts the thread, for `program`.
  static func start(for program: String) {
    try? startThread {
      var (seen, start): (Int?, RealAndCPUTime) = (nil, .now)
      var isFree = Locked(false)
      while true {
        usleep(500_000)
        if isAsking.load(ordering: .sequentiallyConsistent) {
          let fault = "code that calls itself without end, the usual cause"
          writeToStandardError(end(lookingFor: fault))
          return isAsking.store(false, ordering: .sequentiallyConsistent)
        }
        let run = UnderWay.latest.withLock { $0 }
        if run?.lineNumber != seen {
          (seen, start, isFree) = (run?.lineNumber, .now, Locked(false))
        }
        guard let run, seen != nil, !isFree.withLock({ $0 }) else { continue }
        let now = RealAndCPUTime.now
        let time = now.real - start.real
        if time >= .seconds(1) { Task { @MainActor [isFree] in isFree.withLock { $0 = true } } }
        // On a busy computer, an answer may only be late.
        let isWorking = now.processor - start.processor >= .seconds(1)
        guard time >= .seconds(isWorking ? 2 : 10) else { continue }
        isFree.withLock { $0 = true }
        let source = AppExit.line.withLock { $0.map { "\($0.source):\(max($0.number, 1))" } }
        writeToStandardError("\(source ?? program): note: \(note(on: run))\n")
      }
    }
  }

  /// Makes a trap name the line that led to it, in place of the backtrace, unless `SWIFT_BACKTRACE` asks for one.
  static func explainTraps() {
    if wantsBacktraces { return }
    for number in [SIGILL, SIGTRAP] {
      signal(number) { number in
        signal(number, SIG_DFL)
        // The trap is in Swift code, which holds no lock of the system at that moment.
        writeToStandardError(LineWatch.end())
        raise(number)
      }
    }
    #if !canImport(Darwin)
      if dlsym(nil, "__asan_init") != nil { return }  // The sanitizer says more.
    #endif
    for number in [SIGSEGV, SIGBUS] {
      SuddenEnd.handle(number) { number in
        // The code may hold a lock, so only the thread can make a sentence.
        LineWatch.isAsking.store(true, ordering: .sequentiallyConsistent)
        for _ in 0..<1000 where LineWatch.isAsking.load(ordering: .sequentiallyConsistent) {
          usleep(1000)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// The sentence about the line that ends the process by a signal.
  private static func end(lookingFor fault: String? = nil) -> String {
    let run = UnderWay.latest.withLock { $0 }
    let place = (run?.view ?? run?.rib).map { "in \($0)" } ?? "in its code"
    let remedy = fault.map { "look \(place) for \($0); " } ?? ""
    return
      "\(run.map(line) ?? "the program") ended the process; \(remedy)SWIFT_BACKTRACE=enable=yes shows the calls that led there\n"
  }

  private static func line(of run: UnderWay) -> String {
    run.line.withLock { $0 }.map(Quoting.quoted) ?? "the launch of the app"
  }

  private static func note(on run: UnderWay) -> String {
    let place = (run.view ?? run.rib).map { "\($0) runs now; look there" } ?? "look in its code"
    return "\(line(of: run)) \(mark); \(place) for a loop or a wait that never ends"
  }
}
