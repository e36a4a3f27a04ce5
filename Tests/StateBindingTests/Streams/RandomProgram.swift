import StateBinding
import StateBindingTestSupport

/// A program of sends, joins and departures made from a seed, some of them during deliveries.
///
/// It keeps the accepted values in order as a model of the subject. Each observer must hear its
/// replay,
/// then exactly the values accepted after it joined, until it leaves or the stream ends.
final class RandomProgram {
  private let kind: StreamKind
  private let stream: StreamUnderTest
  private var random: Random
  private var budget = 80
  private var accepted: [Int] = []
  private var isCompleted = false
  private var observers: [Witness] = []
  private(set) var mistakes: [String] = []

  init(seed: UInt64, kind: StreamKind) {
    self.kind = kind
    random = Random(seed: seed)
    stream = StreamUnderTest(kind)
    if case .behavior = kind.memory { accepted = [0] }
  }

  func run() {
    while budget > 0 {
      step()
      for observer in observers { check(observer) }
    }
  }

  private func step() {
    budget -= 1
    switch Int.random(in: 0..<40, using: &random) {
    case 0 where kind.ends:
      isCompleted = true
      stream.complete()
    case 1..<18:
      let value = accepted.count
      if !isCompleted { accepted.append(value) }
      stream.send(value)
    case 18..<30: join()
    default: leave()
    }
  }

  private func join() {
    let witness = Witness(
      replay: isCompleted && !kind.replaysAfterEnd ? [] : Array(accepted.suffix(kind.memory.count)),
      joined: accepted.count)
    observers.append(witness)
    witness.subscription = stream.observable.subscribe(
      onNext: { [unowned self] value in
        if witness.hasLeft { mistakes.append("\(value) after leaving") }
        witness.heard.append(value)
        while budget > 0, Int.random(in: 0..<3, using: &random) == 0 { step() }
      },
      onCompleted: { [unowned self] in
        if witness.hasLeft { mistakes.append("the end after leaving") }
        witness.ends += 1
      })
  }

  private func leave() {
    guard let witness = observers.randomElement(using: &random),
      let subscription = witness.subscription
    else { return }
    witness.hasLeft = true
    subscription.dispose()
  }

  /// Compares the observer with the model outside any delivery.
  private func check(_ witness: Witness) {
    let due = witness.replay + accepted[witness.joined...]
    let heard = witness.hasLeft ? Array(due.prefix(witness.heard.count)) : due
    if witness.heard != heard { mistakes.append("heard \(witness.heard), due \(due)") }
    if !witness.hasLeft, witness.ends != (isCompleted ? 1 : 0) {
      mistakes.append("heard \(witness.ends) ends")
    }
  }
}

private final class Witness {
  let replay: [Int]
  let joined: Int
  var heard: [Int] = []
  var ends = 0
  var hasLeft = false
  weak var subscription: (any Disposable)?

  init(replay: [Int], joined: Int) {
    self.replay = replay
    self.joined = joined
  }
}
