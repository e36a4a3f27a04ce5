import Combine
import StateBinding
import StateBindingTesting
import Testing

/// The bridge between a stream and Apple's Combine, compiled with the Combine of AppleNames.
@Suite(.ownRun) struct CombineBridgeTests {
  private let relay = BehaviorRelay(value: 1)
  private let subscriber = SlowSubscriber()

  @Test func `a publisher of a relay sends the current value, and ends with its cancellable`() {
    var heard: [Int] = []
    var cancellable: AnyCancellable? = relay.asPublisher().sink(
      receiveCompletion: { _ in }, receiveValue: { heard.append($0) })
    relay.accept(2)
    #expect(cancellable != nil)
    cancellable = nil
    relay.accept(3)
    #expect(heard == [1, 2])
  }

  @Test func `values wait until the subscriber asks for them, and the end waits too`() {
    BridgedStream(stream: Observable.of(1, 2, 3)).receive(subscriber: subscriber)
    #expect(subscriber.heard == [])
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.heard == ["1", "2"])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.heard == ["1", "2", "3", "finished"])
  }

  @Test func `a subscriber that cancels hears no more`() {
    BridgedStream(stream: relay).receive(subscriber: subscriber)
    subscriber.subscription?.request(.unlimited)
    subscriber.subscription?.cancel()
    relay.accept(2)
    #expect(subscriber.heard == ["1"])
  }

  @Test func `a cancellable ends when its interactor becomes inactive`() {
    let interactor = Interactor()
    interactor.activate()
    let subject = PassthroughSubject<Int, Never>()
    subject.sink { [relay] in relay.accept($0) }.disposeOnDeactivate(interactor: interactor)
    subject.send(5)
    interactor.deactivate()
    subject.send(6)
    #expect(relay.value == 5)
  }
}

private final class SlowSubscriber: Subscriber {
  private(set) var heard: [String] = []
  private(set) var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    heard.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<any Error>) {
    heard.append("finished")
    subscription = nil
  }
}
