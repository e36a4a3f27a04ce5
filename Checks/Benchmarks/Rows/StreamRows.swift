import Harness
import StateBinding

/// Relays, subscriptions and their ends.
enum StreamRows {
  static let all: [Row] = [
    Row(
      "relay accept, one subscriber", goal: 2.2,
      ours: {
        let relay = BehaviorRelay(value: 0)
        let heard = Heard()
        _ = relay.subscribe(onNext: { heard.sum &+= $0 })
        return { operations in
          for value in 0..<operations { relay.accept(value) }
          return heard.sum
        }
      },
      base: {
        let cell = HandCell()
        let heard = Heard()
        cell.hear = { heard.sum &+= $0 }
        return { operations in
          for value in 0..<operations { cell.accept(value) }
          return heard.sum
        }
      }),
    subscribeRow("subscribe + dispose, alone", others: 0, goal: 2.5),
    subscribeRow("subscribe + dispose, with 10 others", others: 10, goal: 3.5),
  ]

  private static func subscribeRow(_ name: String, others: Int, goal: Double) -> Row {
    Row(
      name, goal: goal,
      ours: {
        let relay = BehaviorRelay(value: 1)
        let heard = Heard()
        for _ in 0..<others { _ = relay.subscribe(onNext: { heard.sum &+= $0 }) }
        return { operations in
          for _ in 0..<operations {
            relay.subscribe(onNext: { heard.sum &+= $0 }).dispose()
          }
          return heard.sum
        }
      },
      base: {
        let relay = HandRelay()
        let heard = Heard()
        relay.accept(1)
        for _ in 0..<others { _ = relay.subscribe { heard.sum &+= $0 } }
        return { operations in
          for _ in 0..<operations {
            relay.subscribe { heard.sum &+= $0 }.dispose()
          }
          return heard.sum
        }
      })
  }
}

/// A value and its subscriptions.
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

/// A value and one closure.
@MainActor
final class HandCell {
  private(set) var value = 0
  var hear: ((Int) -> Void)?

  func accept(_ value: Int) {
    self.value = value
    hear?(value)
  }
}
