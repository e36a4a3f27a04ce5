import StateBinding
import StateBindingTestSupport
import Testing

/// The asynchronous steps of RIBs for iOS 1.1.0.
struct AsyncStepConformanceTests {
  private let log = Log()
  private let workflow: LoggedWorkflow<Int>
  private let run = AppRun()

  init() {
    workflow = LoggedWorkflow(log)
  }

  @Test func `an asynchronous step passes its item and value to the next step`() async {
    await subscribed {
      workflow
        .onAsyncStep { item in
          await Task.yield()
          return ("item \(item)", 1)
        }
        .onStep { item, value in log.pass("\(item) \(value)", item) }
        .commit()
    }
    #expect(log.lines == ["item 7 1", "complete"])
  }

  @Test func `an asynchronous step that returns nil stops the workflow`() async {
    await subscribed {
      workflow
        .onAsyncStep { _ -> (Int, ())? in nil }
        .onStep { item, _ in log.pass("second", item) }
        .commit()
    }
    #expect(log.lines == ["stop"])
  }

  @Test func `an error thrown by an asynchronous step ends the workflow`() async {
    await subscribed {
      workflow
        .onAsyncStep { _ -> (Int, ())? in throw StepError.boom }
        .onError { log("onError \($0)") }
        .commit()
    }
    #expect(log.lines == ["onError boom", "error boom"])
  }

  @Test func `disposing the workflow cancels its asynchronous step`() async {
    let clock = VirtualClock()
    await subscribed {
      workflow
        .onAsyncStep { item -> (Int, ())? in
          do { try await clock.sleep(for: .seconds(1)) } catch { log("\(error)") }
          return (item, ())
        }
        .commit()
    }
    workflow.dispose()
    await run.idle()
    #expect(log.lines == ["CancellationError()"])
  }

  @Test func `an asynchronous step waits until its interactor is active`() async {
    let interactor = Interactor()
    await subscribed {
      workflow
        .onStep { _ in log.pass("first", interactor) }
        .onAsyncStep { item, _ in
          log("second")
          return (item, ())
        }
        .commit()
    }
    #expect(log.lines == ["first"])
    await run.perform {
      interactor.activate()
      await settled()
    }
    #expect(log.lines == ["first", "second", "complete"])
  }

  @Test func `settled waits for an asynchronous step`() async {
    await run.perform {
      workflow
        .onAsyncStep { item in
          for _ in 0..<10 { await Task.yield() }
          log("ends")
          return (item, ())
        }
        .commit()
      _ = workflow.subscribe(7)
      #expect(log.lines == [])
      await settled()
    }
    #expect(log.lines == ["ends", "complete"])
  }

  @Test func `an asynchronous step gets the item and value of the step before`() async {
    await subscribed {
      workflow
        .onStep { .just(("item \($0)", "value")) }
        .onAsyncStep { item, value in
          log("\(item) \(value)")
          return (item, value)
        }
        .commit()
    }
    #expect(log.lines == ["item 7 value", "complete"])
  }

  @Test func `asynchronous steps can follow each other, also as the first step`() async {
    await subscribed {
      workflow
        .onAsyncStep { item in
          log("first")
          return (item, ())
        }
        .onAsyncStep { item, _ in
          log("second")
          return (item, ())
        }
        .commit()
    }
    #expect(log.lines == ["first", "second", "complete"])
  }

  /// Describes the workflow, subscribes to it with 7, and waits until all is settled.
  private func subscribed(_ describe: () -> Void) async {
    await run.perform {
      describe()
      _ = workflow.subscribe(7)
      await settled()
    }
  }
}
