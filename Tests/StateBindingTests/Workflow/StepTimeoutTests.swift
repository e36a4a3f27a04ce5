import StateBinding
import Testing

/// Steps that have to be done in time.
struct StepTimeoutTests {
  private let log = WorkflowLog()
  private let workflow: LoggedWorkflow<Int>
  private let clock = VirtualClock()
  private let run = AppRun()
  private let answer = PublishSubject<(Int, ())>()

  init() {
    workflow = LoggedWorkflow(log)
  }

  @Test func `a step without a value in time fails`() async {
    await subscribed { $0.onStep { _ in answer }.timeout(.seconds(2), clock: clock) }
    await advance(by: 1)
    #expect(log.lines == [])
    await advance(by: 1)
    #expect(log.lines == ["error a step had no value within 2.0 seconds"])
    #expect(!answer.hasObservers)
  }

  @Test func `a step with a value in time does not, then or later`() async {
    await subscribed { $0.onStep { _ in answer }.timeout(.seconds(2), clock: clock) }
    await advance(by: 1)
    answer.onNext((0, ()))
    await advance(by: 9)
    #expect(log.lines == ["complete"])
    #expect(clock.nextDeadline == nil)
  }

  @Test func `a step that answers at once leaves nothing on the clock`() async {
    await subscribed { $0.onStep { log.pass("step", $0) }.timeout(.seconds(2), clock: clock) }
    #expect(log.lines == ["step", "complete"])
    #expect(clock.nextDeadline == nil)
  }

  @Test func `the wait for the interactor is a part of the time`() async {
    let interactor = Interactor()
    await subscribed {
      $0.onStep { _ in log.pass("first", interactor) }
        .onStep { item, _ in log.pass("second", item) }
        .timeout(.seconds(2), clock: clock)
    }
    await advance(by: 2)
    interactor.activate()
    #expect(log.lines == ["first", "error a step had no value within 2.0 seconds"])
  }

  @Test func `the steps before it are not a part of the time`() async {
    let second = PublishSubject<(Int, ())>()
    await subscribed {
      $0.onStep { _ in answer }
        .onStep { _, _ in second }
        .timeout(.seconds(2), clock: clock)
    }
    await advance(by: 5)
    answer.onNext((0, ()))
    await run.settled()
    await advance(by: 1)
    second.onNext((0, ()))
    #expect(log.lines == ["complete"])
  }

  @Test func `an onError before it hears of it`() async {
    await subscribed {
      $0.onStep { _ in answer }
        .onError { log("onError \($0)") }
        .timeout(.seconds(2), clock: clock)
    }
    await advance(by: 2)
    #expect(
      log.lines == [
        "onError a step had no value within 2.0 seconds",
        "error a step had no value within 2.0 seconds",
      ])
  }

  @Test func `it is cancelled with the workflow`() async {
    await subscribed { $0.onStep { _ in answer }.timeout(.seconds(2), clock: clock) }
    #expect(clock.nextDeadline == VirtualClock.Instant(offset: .seconds(2)))
    workflow.dispose()
    #expect(clock.nextDeadline == nil)
    await run.idle()
    #expect(log.lines == [])
  }

  @Test func `the workflow is settled while the time runs, and idle when it is over`() async {
    await subscribed { $0.onStep { _ in answer }.timeout(.seconds(2), clock: clock) }
    await run.settled()
    log("settled")
    let idling = Task {
      await run.idle()
      log("idle")
    }
    await advance(by: 2)
    await idling.value
    #expect(log.lines == ["settled", "error a step had no value within 2.0 seconds", "idle"])
  }

  @Test func `an asynchronous step that is late is cancelled`() async {
    await subscribed {
      $0.onAsyncStep { item -> (Int, ())? in
        do { try await clock.sleep(for: .seconds(5)) } catch { log("cancelled") }
        return (item, ())
      }
      .timeout(.seconds(2), clock: clock)
    }
    await advance(by: 2)
    await run.idle()
    #expect(log.lines == ["error a step had no value within 2.0 seconds", "cancelled"])
  }

  @Test func `a fork has its time from its commit`() async {
    await run.perform {
      Observable<(Int, ())>.create { _ in Disposables.create() }
        .fork(workflow)?.timeout(.seconds(2), clock: clock).commit()
      _ = workflow.subscribe(0)
      await settled()
    }
    await advance(by: 2)
    #expect(log.lines == ["fork", "error a step had no value within 2.0 seconds"])
  }

  @Test func `a workflow that goes takes its time with it`() async {
    await run.perform {
      do {
        let workflow = LoggedWorkflow<Int>(log)
        workflow.onStep { _ in answer }.timeout(.seconds(2), clock: clock).commit()
        _ = workflow.subscribe(0)
        await settled()
      }
      await idle()
    }
    #expect(log.lines == [])
  }

  /// Commits the described step, subscribes, and waits until all is settled.
  private func subscribed<Item, Value>(
    _ describe: (LoggedWorkflow<Int>) -> Step<Int, Item, Value>
  ) async {
    await run.perform {
      describe(workflow).commit()
      _ = workflow.subscribe(0)
      await settled()
    }
  }

  private func advance(by seconds: Int) async {
    await run.perform { await clock.advance(by: .seconds(seconds)) }
  }
}
