import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct ConcurrencyConformanceTests {
  private struct Failure: Error {}

  private let log = Log()
  private let clock = VirtualClock()
  private let interactor = Interactor()

  /// Sleeps for a second and logs how the sleep ended.
  private func sleep() async {
    do {
      try await clock.sleep(for: .seconds(1))
      log("woken")
    } catch {
      log("\(type(of: error))")
    }
  }

  @Test func `a deactivation cancels a task`() async {
    interactor.activate()
    interactor.task { await sleep() }
    await settled()
    interactor.deactivate()
    await settled()
    #expect(log.lines == ["CancellationError"])
  }

  @Test func `a task on an inactive interactor starts cancelled and is reported`() async {
    let lines = await diagnosed {
      interactor.task { await sleep() }
      await settled()
    }
    #expect(log.lines == ["CancellationError"])
    #expect(
      lines == [
        """
        inactive-scope: a task was tied to Interactor, which is inactive, and was cancelled at once; \
        start it in didBecomeActive() or later, and call activate() first if a test made the interactor
        """
      ])
  }

  @Test func `a task of an active interactor ends by itself`() async {
    interactor.activate()
    interactor.task { await sleep() }
    await clock.advance(by: .seconds(1))
    #expect(log.lines == ["woken"])
  }

  @Test func `an error in a task is a diagnostic, and a cancellation is not`() async {
    interactor.activate()
    let lines = await diagnosed {
      interactor.task { throw Failure() }
      interactor.task { throw CancellationError() }
      await settled()
    }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("unhandled-error: a task of Interactor failed with") == true)
  }

  @Test func `cancelOnDeactivate cancels a plain task at the next deactivation`() async {
    interactor.activate()
    let task = Task { await sleep() }.cancelOnDeactivate(interactor: interactor)
    await settled()
    #expect(!task.isCancelled)
    interactor.deactivate()
    await task.value
    #expect(task.isCancelled)
    #expect(log.lines == ["CancellationError"])
  }

  @Test func `cancelOnDeactivate cancels a task at once on an inactive interactor`() async {
    let lines = await diagnosed {
      let task = Task { await sleep() }.cancelOnDeactivate(interactor: interactor)
      #expect(task.isCancelled)
      await task.value
    }
    #expect(log.lines == ["CancellationError"])
    #expect(lines.count == 1)
  }

  @Test func `cancelOnStop cancels a plain task when the work stops`() async {
    let worker = Worker()
    interactor.activate()
    worker.start(interactor)
    let task = Task { await sleep() }.cancelOnStop(worker)
    await settled()
    #expect(!task.isCancelled)
    worker.stop()
    await task.value
    #expect(log.lines == ["CancellationError"])
  }

  @Test func `cancel(with:) cancels a plain task when its workflow is disposed`() async {
    let workflow = Workflow<Int>()
    let task = Task { await sleep() }.cancel(with: workflow)
    await settled()
    #expect(!task.isCancelled)
    workflow.dispose()
    await task.value
    #expect(log.lines == ["CancellationError"])
  }

  @Test func `cancelOnStop cancels a task at once on a stopped worker`() async {
    let lines = await diagnosed {
      let task = Task { await sleep() }.cancelOnStop(Worker())
      #expect(task.isCancelled)
      await task.value
    }
    #expect(log.lines == ["CancellationError"])
    #expect(
      lines == [
        """
        inactive-scope: a task was tied to Worker, whose work does not go on, and was cancelled at once; \
        start it in didStart(_:) or later
        """
      ])
  }

  @Test func `a task of a worker is cancelled when the work stops`() async {
    let worker = Worker()
    interactor.activate()
    worker.start(interactor)
    worker.task { await sleep() }
    await settled()
    interactor.deactivate()
    await settled()
    #expect(log.lines == ["CancellationError"])
  }
}
