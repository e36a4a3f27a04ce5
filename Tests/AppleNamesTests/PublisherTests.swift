import Combine
import Foundation
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Combine's names for StateBinding's streams.
@Suite(.ownRun)
struct PublisherTests {
  private let log = Log()

  @Test func `a subscription ends when its cancellable is released`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancellable: AnyCancellable? = subject.sink { log("\($0)") }
    subject.send(1)
    cancellable = nil
    subject.send(2)
    #expect(log.lines == ["1"])
    #expect(cancellable == nil)
  }

  @Test func `any code may cancel, also a deinit`() {
    nonisolated final class Loader {
      let request: AnyCancellable
      init(_ request: AnyCancellable) { self.request = request }
      deinit { request.cancel() }
    }
    let subject = PassthroughSubject<Int, Never>()
    let request = subject.sink { log("\($0)") }
    var loader: Loader? = Loader(request)
    subject.send(1)
    loader = nil
    subject.send(2)
    #expect(log.lines == ["1"])
    withExtendedLifetime((request, loader)) {}
  }

  @Test func `a cancellable may be cancelled during its own cancellation`() {
    var cancellable: AnyCancellable?
    cancellable = AnyCancellable { [log] in
      log("cancelled")
      cancellable?.cancel()
    }
    cancellable?.cancel()
    #expect(log.lines == ["cancelled"])
  }

  @Test func `an endless retry subscribes again`() {
    var attempts = 0
    let publisher = Deferred<AnyPublisher<Int, any Error>> {
      attempts += 1
      return attempts < 3
        ? Fail(error: URLError(.timedOut)).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
    _ = publisher.retry(.max).sink(receiveCompletion: { _ in }, receiveValue: { log("\($0)") })
    #expect(log.lines == ["3"])
  }

  @Test func `a set keeps subscriptions until it is emptied`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var cancellables: Set<AnyCancellable> = []
    subject.sink { log("\($0)") }.store(in: &cancellables)
    subject.value = 1
    cancellables.removeAll()
    subject.send(2)
    #expect(log.lines == ["0", "1"])
    #expect(subject.value == 2)
  }

  @Test func `the values of combined publishers are read by name or by position`() {
    let log = Log()
    let number = CurrentValueSubject<Int, Never>(1)
    let subscriptions = [
      Publishers.CombineLatest(number, Just("a")).sink { log("\($0)\($1)") },
      number.combineLatest(Just("a"), Just(true)).filter { $0.2 }.map { $0.0 }.sink {
        log("\($0)")
      },
      Publishers.Zip(number, Just("a")).eraseToAnyPublisher().sink { pair in log("zip \(pair.1)") },
    ]
    #expect(log.take() == ["1a", "1", "zip a"])
    number.send(2)
    #expect(log.take() == ["2a", "2"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `flatMap runs as many publishers at a time as its limit`() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let subscription = subjects.publisher.flatMap(maxPublishers: .max(2)) { $0 }
      .sink { log("\($0)") }
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    subjects[0].send(completion: .finished)
    subjects[2].send(2)
    #expect(log.lines == ["0", "1", "2"])
    subscription.cancel()
  }

  @Test func `an error keeps its type`() {
    let refusals: Publishers.MapError<Fail<Int, Refusal>, Refusal> = Fail(error: .full)
      .mapError { Refusal.other("\($0)") }
    let cancellable =
      refusals
      .sink(
        receiveCompletion: { log("\($0)") }, receiveValue: { log("\($0)") })
    #expect(log.lines == [#"failure(AppleNamesTests.Refusal.other("full"))"#])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a failure is replaced by another publisher`() {
    let cancellable = ["1", "b", "3"].publisher
      .tryMap { text -> Int in
        guard let number = Int(text) else { throw Refusal.full }
        return number
      }
      .catch { _ in Just(0) }
      .collect()
      .sink { log("\($0)") }
    #expect(log.lines == ["[1, 0]"])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `repeated values are left out, and an error becomes a value`() {
    let cancellable = [1, 1, 2].publisher.removeDuplicates()
      .append(Empty(completeImmediately: true))
      .tryMap { number -> Int in
        if number == 2 { throw Refusal.full }
        return number
      }
      .replaceError(with: 0)
      .sink { log("\($0)") }
    #expect(log.lines == ["1", "0"])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a future works at once and gives its value to every subscriber`() {
    let future = Future<Int, Never> { promise in
      log("work")
      promise(.success(7))
      promise(.success(8))
    }
    let cancellables = [future.sink { log("\($0)") }, future.sink { log("\($0)") }]
    #expect(log.lines == ["work", "7", "7"])
    withExtendedLifetime(cancellables) {}
  }

  @Test func `combineLatest, zip and merge combine their inputs`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let cancellables = [
      a.combineLatest(b).sink { log("latest \($0)\($1)") },
      a.zip(b) { "\($0)\($1)" }.sink { log("zip \($0)") },
      a.map(String.init).merge(with: b).sink { log("merge \($0)") },
    ]
    a.send(1)
    a.send(2)
    b.send("x")
    #expect(log.lines == ["merge 1", "merge 2", "latest 2x", "zip 1x", "merge x"])
    withExtendedLifetime(cancellables) {}
  }

  @Test func `switchToLatest leaves the publisher before, and handleEvents hears each value`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), CurrentValue(3))
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let cancellable = outer.switchToLatest()
      .handleEvents(receiveOutput: { log("handled \($0)") })
      .sink { log("\($0)") }
    outer.send(first.eraseToAnyPublisher())
    first.send(1)
    outer.send(second.eraseToAnyPublisher())
    first.send(2)
    #expect(log.lines == ["handled 1", "1", "handled 3", "3"])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a custom publisher is asked for all values`() {
    let cancellable = Countdown().filter { $0 != 2 }.sink { log("\($0)") }
    #expect(log.lines == ["3", "1"])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `receive(on:) delivers in a later turn, in order, and settled waits for it`() async {
    let subject = PassthroughSubject<Int, Refusal>()
    let cancellable = subject.receive(on: DispatchQueue.main)
      .sink(receiveCompletion: { log("\($0)") }, receiveValue: { log("\($0)") })
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(.full))
    #expect(log.lines == [])
    await settled()
    #expect(log.lines == ["1", "2", "failure(AppleNamesTests.Refusal.full)"])
    withExtendedLifetime(cancellable) {}
  }
}

/// Publishers that wait on the clock of the app.
@Suite(.ownRun)
struct PublisherTimeTests {
  private let log = Log()
  private let clock = VirtualClock()

  init() {
    clock.tick(for: .current)
  }

  @Test func `debounce sends the last value after a pause`() async {
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { log("\($0) at \(clock.now)") }
    subject.send(1)
    await clock.advance(by: .milliseconds(200))
    subject.send(2)
    await clock.advance(by: .seconds(1))
    #expect(log.lines == ["2 at 0.5 seconds"])
    withExtendedLifetime(cancellable) {}
  }

  @Test(arguments: [(true, "3"), (false, "")])
  func `throttle sends the first value, and the last one on request`(
    latest: Bool, last: String
  ) async {
    let subject = PassthroughSubject<Int, Never>()
    let cancellable =
      subject
      .throttle(for: 1, scheduler: DispatchQueue.main, latest: latest)
      .sink { log("\($0)") }
    for value in 1...3 { subject.send(value) }
    await clock.advanceUntilIdle()
    #expect(log.lines.joined() == "1" + last)
    withExtendedLifetime(cancellable) {}
  }

  @Test func `delay keeps the order, and delays a failure`() async {
    let cancellable = Just(1).setFailureType(to: Refusal.self)
      .append(Fail(error: Refusal.full))
      .delay(for: .seconds(2), scheduler: DispatchQueue.main)
      .sink(
        receiveCompletion: { log("\($0) at \(clock.now)") },
        receiveValue: { log("\($0) at \(clock.now)") })
    await clock.advanceUntilIdle()
    #expect(
      log.lines
        == ["1 at 2.0 seconds", "failure(AppleNamesTests.Refusal.full) at 2.0 seconds"])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a cancelled delay leaves no deadline on the clock`() async {
    let cancellable = Just(1).delay(for: .seconds(2), scheduler: DispatchQueue.main)
      .sink { log("\($0)") }
    await settled()
    cancellable.cancel()
    await settled()
    #expect(clock.nextDeadline == nil)
    #expect(log.lines == [])
  }

  @Test func `a timeout completes or fails with its error`() async {
    let subject = PassthroughSubject<Int, Refusal>()
    let cancellables = [nil, { Refusal.full }].map { customError in
      subject.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: customError)
        .sink(receiveCompletion: { log("\($0)") }, receiveValue: { log("\($0)") })
    }
    await clock.advance(by: .milliseconds(600))
    subject.send(1)
    await clock.advance(by: .milliseconds(600))
    #expect(log.take() == ["1", "1"])
    await clock.advanceUntilIdle()
    #expect(log.take() == ["finished", "failure(AppleNamesTests.Refusal.full)"])
    withExtendedLifetime(cancellables) {}
  }

  @Test func `a for await loop receives the values of a publisher`() async throws {
    for await value in [1, 2].publisher.values { log("\(value)") }
    let failing = [3].publisher.setFailureType(to: Refusal.self).append(Fail(error: .full))
    await #expect(throws: Refusal.full) {
      for try await value in failing.values { log("\(value)") }
    }
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `a timer stops when its connection is cancelled`() async {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let cancellable = timer.sink { log("\($0.timeIntervalSince1970)") }
    await clock.advance(by: .seconds(1))
    timer.upstream.connect().cancel()
    await clock.advanceUntilIdle()
    #expect(log.lines == ["1.0"])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a timer ticks until its subscription is cancelled`() async {
    let cancellable = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      .sink { log("\($0.timeIntervalSince1970)") }
    await clock.advance(by: .seconds(1))
    cancellable.cancel()
    await clock.advance(by: .seconds(1))
    #expect(log.lines == ["0.5", "1.0"])
  }
}

nonisolated enum Refusal: Error, Equatable {
  case full
  case other(String)
}

/// A publisher whose value only its owner may send.
private class CurrentValue<Output>: Publisher {
  typealias Failure = Never

  private let subject: CurrentValueSubject<Output, Never>

  init(_ value: Output) { subject = CurrentValueSubject(value) }

  func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Output == S.Input {
    subject.receive(subscriber: subscriber)
  }
}

/// Publishes 3, 2 and 1 without StateBinding's help.
private struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Countdowns(subscriber: subscriber))
  }

  private final class Countdowns<S: Subscriber>: Subscription
  where S.Input == Int, S.Failure == Never {
    private let subscriber: S

    init(subscriber: S) {
      self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
      for number in [3, 2, 1] { _ = subscriber.receive(number) }
      subscriber.receive(completion: .finished)
    }

    func cancel() {}
  }
}
