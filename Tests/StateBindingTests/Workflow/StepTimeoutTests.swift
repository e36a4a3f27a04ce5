import StateBinding
import Testing

/// Steps with a time limit.
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

  @Test func `a step with a value in time never fails`() async {
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

  @Test func `the wait for the interactor counts for the timeout`() async {
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

  @Test func `the time of the earlier steps does not count`() async {
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

  @Test func `an onError before the timeout hears of it`() async {
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

  @Test func `disposing the workflow cancels the timeout`() async {
    await subscribed { $0.onStep { _ in answer }.timeout(.seconds(2), clock: clock) }
    #expect(clock.nextDeadline == VirtualClock.Instant(offset: .seconds(2)))
    workflow.dispose()
    #expect(clock.nextDeadline == nil)
    await run.idle()
    #expect(log.lines == [])
  }

  @Test func `a running timeout leaves the workflow settled but not idle`() async {
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

  @Test func `a late asynchronous step is cancelled`() async {
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

  @Test func `a fork's time starts with its commit`() async {
    await run.perform {
      Observable<(Int, ())>.create { _ in Disposables.create() }
        .fork(workflow)?.timeout(.seconds(2), clock: clock).commit()
      _ = workflow.subscribe(0)
      await settled()
    }
    await advance(by: 2)
    #expect(log.lines == ["fork", "error a step had no value within 2.0 seconds"])
  }

  @Test func `releasing a workflow cancels its timeout`() async {
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

  /// Commits the described step, subscribes, and waits until the run is settled.
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
