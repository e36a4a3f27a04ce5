import StateBindingC
import Dispatch
import HeadlessProgram
import HeadlessUI
import StateBinding

/// The program `ends`: an app that ends its process in one of many ways, at one of many moments.
@main
struct EndingProgram {
  static func main() async {
    await Program(
      name: "ends", version: "1", summary: "Count, and end.",
      options: [
        Option("how", value: "WAY", help: "The way in which the app ends", isSafeInHeader: true),
        Option("when", value: "MOMENT", help: "The moment of the end", isSafeInHeader: true),
        Option("store", value: "FILE", help: "A file of the app", isFile: true),
      ]
    ) { launch in
      let how = launch["how"].flatMap(Way.init) ?? .exit
      let when = launch["when"].flatMap(Moment.init) ?? .line
      if when == .launch { end(how, in: launch.language) }
      let armed = Armed()
      let window = UIWindow()
      window.rootViewController = UIHostingController(
        rootView: Counter(
          inBody: when == .body ? how : nil, file: how == .outside ? launch["store"] : nil
        ) {
          switch when {
          case .launch, .body: break
          case .line: end(how, in: launch.language)
          case .task: Task { end(how, in: launch.language) }
          case .release: armed.way = how
          case .thread:
            DispatchQueue.global().async { @Sendable in end(how, in: "en") }
            while true { pause() }
          }
        })
      window.makeKeyAndVisible()
      return App(
        window: window, embedding: { withExtendedLifetime(armed) { [] } }, links: AppLinks { _ in })
    }.main()
  }
}

nonisolated enum Way: String {
  case exit, quickExit = "_exit", abort, mistake, overflow, kill, loop, spin
  /// Waits in real time until the file of `--store` exists.
  case outside
  /// Exits in English, and loops in Korean.
  case exitOrLoop = "exit-or-loop"
  /// Exits in English only.
  case exitInEnglish = "exit-in-english"
}

nonisolated enum Moment: String {
  case launch, line, task, thread, release, body
}

/// Ends the process on release, if a way to end is set.
private final class Armed {
  var way: Way?

  deinit {
    if let way { end(way, in: "en") }
  }
}

private struct Counter: View {
  /// The way in which the second evaluation of the body ends.
  let inBody: Way?
  let file: String?
  let end: @MainActor () -> Void
  @State private var count = 0

  var body: some View {
    if let inBody, count > 0 { let _: Void = endNow(inBody) }
    Text(verbatim: "count \(count)")
    Button("count") { if count < 3 { count += 1 } }.accessibilityIdentifier("count")
    Button("end", action: end).accessibilityIdentifier("end")
    if let file {
      Button("wait") {
        Task {
          while access(file, F_OK) != 0 { try await Task.sleep(for: .milliseconds(5)) }
          count = 9
        }
      }.accessibilityIdentifier("wait")
    }
  }
}

nonisolated private func end(_ way: Way, in language: String) {
  switch way {
  case .exit: exit(3)
  case .quickExit: _exit(0)
  case .abort: abort()
  case .mistake: Task { @MainActor in _ = ReplaySubject<Int>.create(bufferSize: -1) }
  case .overflow: print(deepened(1))
  case .kill: kill(getpid(), SIGKILL)
  case .spin: while getpid() > 0 {}
  case .exitOrLoop where language == "en", .exitInEnglish where language == "en": exit(3)
  case .outside, .exitInEnglish: break
  case .loop, .exitOrLoop:
    _ = write(2, "looping\n", 8)
    while true { pause() }
  }
}

/// Ends in a body, where `end` is a property.
nonisolated private func endNow(_ way: Way) { end(way, in: "en") }

/// Calls itself until the stack overflows. The work after each call keeps the optimiser from turning the calls into a loop.
@inline(never)
nonisolated private func deepened(_ depth: Int) -> Int {
  let deeper = getpid() < 0 ? 0 : deepened(depth + 1)
  return deeper + Int(getppid())
}
