import Foundation
import StateBinding
import Synchronization
import Testing
import StateBindingTestSupport

struct PauseTests {
  @Test func `tasks resume in the order in which their pauses end`() async {
    let log = Log()
    let pauses = (0..<1_000).map { _ in Pause() }
    var started = 0
    let tasks = pauses.indices.map { index in
      Task {
        started += 1
        await pauses[index].wait()
        log("\(index)")
      }
    }
    while started < tasks.count { await Task.yield() }
    let order = pauses.indices.map { $0 * 7 % 1_000 }
    for index in order { pauses[index].end() }
    #expect(log.lines.isEmpty)
    for task in tasks { await task.value }
    #expect(log.lines == order.map { "\($0)" })
  }

  @Test func `a wait on an ended pause returns, and ending twice is harmless`() async {
    let pause = Pause()
    pause.end()
    pause.end()
    await pause.wait()
    await pause.wait()
    MainActor.assertIsolated()
  }

  @Test func `a wait on an ended pause does not suspend`() async {
    let pause = Pause()
    pause.end()
    var hasRun = false
    let other = Task { hasRun = true }
    await pause.wait()
    #expect(!hasRun)
    await other.value
  }

  @Test func `a task resumes on its own actor`() async {
    await Elsewhere().check()
  }

  @Test func `ending a pause does not run its task inline`() async {
    let wasEarly = Flag()
    for _ in 0..<200 {
      let pause = Pause()
      let isThere = Flag()
      let isEnding = Flag()
      do {
        let last = Last(isEnding, wasEarly)
        Task { @concurrent in
          _ = last
          isThere.set()
          await pause.wait()
        }
      }
      while !isThere.isSet { await Task.yield() }
      for _ in 0..<3 { await Task.yield() }
      isEnding.set()
      pause.end()
      isEnding.clear()
    }
    #expect(!wasEarly.isSet)
  }

  @Test(arguments: 1...10)
  func `a pause can be ended from another thread`(_: Int) async {
    for _ in 0..<500 {
      let pause = Pause()
      let ended = Flag()
      DispatchQueue.global().async {
        ended.set()
        pause.end()
      }
      await pause.wait()
      MainActor.assertIsolated()
      #expect(ended.isSet)
    }
  }

  @Test func `an ended pause is released`() async {
    weak var last: Pause?
    do {
      let pause = Pause()
      last = pause
      Task { pause.end() }
      await pause.wait()
    }
    for _ in 0..<1_000 where last != nil { await Task.yield() }
    #expect(last == nil)
  }
}

private nonisolated final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .relaxed) }
  func set() { value.store(true, ordering: .relaxed) }
  func clear() { value.store(false, ordering: .relaxed) }
}

/// An object of a task to its end. Notes whether it is released on the thread that made it.
private nonisolated final class Last: Sendable {
  private let isEnding: Flag
  private let wasEarly: Flag
  private let maker = ObjectIdentifier(Thread.current)

  init(_ isEnding: Flag, _ wasEarly: Flag) {
    self.isEnding = isEnding
    self.wasEarly = wasEarly
  }

  deinit {
    if isEnding.isSet, ObjectIdentifier(Thread.current) == maker { wasEarly.set() }
  }
}

private actor Elsewhere {
  func check() async {
    let pause = Pause()
    Task { @MainActor in pause.end() }
    await pause.wait()
    assertIsolated()
  }
}
