import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct SettledTests {
  private let interactor = Interactor()
  private let clock = VirtualClock()

  init() { interactor.activate() }

  @Test func `settled waits for a task from its start to its end`() async {
    var log: [String] = []
    interactor.task {
      log.append("starts")
      await Task.yield()
      log.append("ends")
    }
    #expect(log == [])
    await settled()
    #expect(log == ["starts", "ends"])
  }

  @Test func `a sleeping task is parked until the clock moves`() async {
    var log: [String] = []
    interactor.task {
      log.append("sleeps")
      try await clock.sleep(for: .seconds(2))
      log.append("woken")
      await Task.yield()
      log.append("ends")
    }
    await settled()
    #expect(log == ["sleeps"])
    await clock.advance(by: .seconds(1))
    #expect(log == ["sleeps"])
    await clock.advance(by: .seconds(1))
    #expect(log == ["sleeps", "woken", "ends"])
  }

  @Test func `a loop over values is parked between values`() async {
    let relay = PublishRelay<Int>()
    var heard: [Int] = []
    interactor.task {
      for try await value in relay.values { heard.append(value) }
      heard.append(-1)
    }
    await settled()
    relay.accept(1)
    relay.accept(2)
    await settled()
    #expect(heard == [1, 2])
    interactor.deactivate()
    await settled()
    #expect(heard == [1, 2, -1])
  }

  @Test func `cancelled work counts until it ends`() async {
    var log: [String] = []
    interactor.task {
      do { try await VirtualClock().sleep(for: .seconds(1)) } catch { log.append("cancelled") }
      await Task.yield()
      log.append("cleaned up")
    }
    await settled()
    interactor.deactivate()
    #expect(log == [])
    await settled()
    #expect(log == ["cancelled", "cleaned up"])
  }

  @Test func `a plain task in a handler counts, and so do its own tasks`() async {
    let run = AppRun()
    var log: [String] = []
    run.handle {
      Task {
        await Task.yield()
        log.append("outer")
        Task {
          await Task.yield()
          log.append("inner")
        }
      }
    }
    await run.settled()
    #expect(log == ["outer", "inner"])
  }

  @Test func `a plain task counts until it ends, though another one of the same line sleeps`() async
  {
    let run = AppRun()
    let (reply, arrive) = AsyncStream.makeStream(of: Void.self)
    var log: [String] = []
    let sleeper = run.handle {
      let sleeper = Task { try? await VirtualClock().sleep(for: .seconds(1)) }
      Task {
        for await _ in reply {}
        log.append("updated")
      }
      return sleeper
    }
    let settling = Task {
      await run.settled()
      log.append("settled")
    }
    for _ in 0..<10 { await Task.yield() }
    arrive.finish()
    await settling.value
    #expect(log == ["updated", "settled"])
    sleeper.cancel()
    await run.settled()
  }

  @Test(arguments: WayToStart.allCases)
  func `a task counts in whichever way it is started, though its starter sleeps`(way: WayToStart)
    async
  {
    struct Failure: Error {}
    let (reply, arrive) = AsyncStream.makeStream(of: Void.self)
    let (failure, fail) = AsyncStream.makeStream(of: Void.self)
    var log: [String] = []
    interactor.task {
      way.start {
        for await _ in reply {}
        log.append("updated")
      }
      way.startFailing {
        for await _ in failure {}
        log.append("failed")
        throw Failure()
      }
      try await clock.sleep(for: .seconds(1))
    }
    let run = AppRun.current
    let settling = Task {
      await run.settled()
      log.append("settled")
    }
    for _ in 0..<20 { await Task.yield() }
    arrive.finish()
    for _ in 0..<20 { await Task.yield() }
    fail.finish()
    await settling.value
    #expect(log == ["updated", "failed", "settled"])
    interactor.deactivate()
    await settled()
  }

  @Test func `settled ignores the work of another run`() async {
    let busy = AppRun()
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    busy.handle { Task { for await _ in gate {} } }
    await AppRun().settled()
    open.finish()
    await busy.settled()
  }

  @Test func `idle waits for sleepers, and settled does not`() async {
    let run = AppRun()
    var log: [String] = []
    await run.perform {
      run.handle { Task { try? await clock.sleep(for: .seconds(3)) } }
      await settled()
      log.append("settled")
      let idling = Task {
        await idle()
        log.append("idle")
      }
      await clock.advance(by: .seconds(2))
      log.append("2 s")
      await clock.advance(by: .seconds(1))
      await idling.value
    }
    #expect(log == ["settled", "2 s", "idle"])
  }

  @Test func `a task given to cancelOnDeactivate counts if it began in counted work`() async {
    let run = AppRun()
    await run.perform {
      let clock = VirtualClock()
      let interactor = Interactor()
      interactor.activate()
      var log: [String] = []
      run.handle {
        Task {
          try? await clock.sleep(for: .seconds(1))
          await Task.yield()
          log.append("ends")
        }.cancelOnDeactivate(interactor: interactor)
      }
      await settled()
      #expect(log == [])
      await clock.advance(by: .seconds(1))
      #expect(log == ["ends"])
    }
  }

  @Test func `a task can be tied to two owners`() async {
    let worker = Worker()
    worker.start(interactor)
    var log: [String] = []
    let task = Task {
      await Task.yield()
      log.append(Task.isCancelled ? "cancelled" : "ends")
    }.cancelOnDeactivate(interactor: interactor).cancelOnStop(worker)
    worker.stop()
    await task.value
    #expect(log == ["cancelled"])
  }

  @Test func `loops over one stream resume in the order in which they began`() async {
    let relay = PublishRelay<Int>()
    var heard: [[Int]] = []
    for loop in 0..<100 {
      interactor.task {
        for try await value in relay.values { heard.append([value, loop]) }
      }
    }
    await settled()
    for value in 0..<10 {
      relay.accept(value)
      await settled()
    }
    #expect(heard == (0..<10).flatMap { value in (0..<100).map { [value, $0] } })
    interactor.deactivate()
    await settled()
  }

  @Test func `cancelling one of two waiting tasks ends both`() async {
    let run = AppRun()
    var ended = 0
    await run.perform {
      let values = PublishRelay<Int>().values
      let tasks = (0..<2).map { _ in
        run.handle {
          Task {
            for try await _ in values {}
            ended += 1
          }
        }
      }
      await settled()
      tasks[0].cancel()
      await settled()
    }
    #expect(ended == 2)
  }

  @Test func `counted work that waits for itself ends the process`() async {
    let message = await expectEnd("settled() or idle() was called inside work that it waits for") {
      let run = AppRun()
      run.handle { Task { await run.settled() } }
      await run.settled()
    }
    #expect(message.contains("call settled() and idle() from the test or the driver"))
  }
}

enum WayToStart: CaseIterable, Sendable {
  case plain, priority, name, nameAndPriority, executor, immediate

  func start(_ body: @escaping @MainActor () async -> Void) {
    switch self {
    case .plain: Task { await body() }
    case .priority: Task(priority: .low) { await body() }
    case .name: Task(name: "x") { await body() }
    case .nameAndPriority: Task(name: "x", priority: .high) { await body() }
    case .executor: Task(executorPreference: globalConcurrentExecutor) { await body() }
    case .immediate:
      guard #available(macOS 26, *) else { return Self.plain.start(body) }
      Task.immediate { await body() }
    }
  }

  func startFailing(_ body: @escaping @MainActor () async throws -> Void) {
    switch self {
    case .plain: Task { try await body() }
    case .priority: Task(priority: .low) { try await body() }
    case .name: Task(name: "x") { try await body() }
    case .nameAndPriority: Task(name: "x", priority: .high) { try await body() }
    case .executor: Task(executorPreference: globalConcurrentExecutor) { try await body() }
    case .immediate:
      guard #available(macOS 26, *) else { return Self.plain.startFailing(body) }
      Task.immediate { try await body() }
    }
  }
}
