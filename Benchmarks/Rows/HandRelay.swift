/// A relay by hand: a value and closures.
@MainActor
final class HandRelay {
  private(set) var value = 0
  private var subscriptions: [HandSubscription] = []

  func accept(_ value: Int) {
    self.value = value
    for subscription in subscriptions { subscription.hear(value) }
  }

  func subscribe(_ hear: @escaping (Int) -> Void) -> HandSubscription {
    let subscription = HandSubscription(self, hear)
    subscriptions.append(subscription)
    hear(value)
    return subscription
  }

  func remove(_ subscription: HandSubscription) {
    if subscriptions.last === subscription {
      subscriptions.removeLast()
    } else {
      subscriptions.removeAll { $0 === subscription }
    }
  }
}

@MainActor
final class HandSubscription {
  let hear: (Int) -> Void
  private unowned let relay: HandRelay

  init(_ relay: HandRelay, _ hear: @escaping (Int) -> Void) {
    self.relay = relay
    self.hear = hear
  }

  func dispose() {
    relay.remove(self)
  }
}

/// A value and the one closure that hears of it.
@MainActor
final class HandCell {
  private(set) var value = 0
  var hear: ((Int) -> Void)?

  func accept(_ value: Int) {
    self.value = value
    hear?(value)
  }
}
