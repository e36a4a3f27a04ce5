import Harness
import StateBinding

extension Rows {
  static let streams: [Row] = [
    Row(
      "relay accept, one subscriber", goal: 2.2,
      ours: {
        let relay = BehaviorRelay(value: 0)
        let heard = Heard()
        relay.subscribe(onNext: { heard.sum &+= $0 })
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
        for _ in 0..<others { relay.subscribe(onNext: { heard.sum &+= $0 }) }
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
