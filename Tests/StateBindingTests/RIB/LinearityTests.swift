import StateBinding
import Testing

/// A foreign interactor that counts all calls.
private final class InquisitiveInteractor: Interactable {
  let inquiries: Inquiries
  private let activeness = BehaviorSubject(value: false)
  private var active = false

  init(_ inquiries: Inquiries) { self.inquiries = inquiries }

  var isActive: Bool {
    inquiries.count += 1
    return active
  }

  var isActiveStream: Observable<Bool> {
    inquiries.count += 1
    return activeness
  }

  func activate() {
    inquiries.count += 1
    if active { return }
    active = true
    activeness.onNext(true)
  }

  func deactivate() {
    inquiries.count += 1
    if !active { return }
    active = false
    activeness.onNext(false)
  }
}

private final class Inquiries {
  var count = 0

  func take() -> Int {
    defer { count = 0 }
    return count
  }
}

@Suite
struct LinearityTests {
  /// The number of calls to the interactors of a chain or a fan, in each phase of its life.
  private func inquiries(_ size: Int, isChain: Bool) -> [Int] {
    let inquiries = Inquiries()
    let root = Router(interactor: InquisitiveInteractor(inquiries))
    root.load()
    var parent = root
    for _ in 1..<size {
      let child = Router(interactor: InquisitiveInteractor(inquiries))
      parent.attachChild(child)
      if isChain { parent = child }
    }
    let building = inquiries.take()
    root.interactor.activate()
    let activation = inquiries.take()
    root.interactor.deactivate()
    return [building, activation, inquiries.take()]
  }

  @Test(arguments: [true, false])
  func `each further RIB costs the same`(isChain: Bool) {
    let counts = [100, 200, 300].map { inquiries($0, isChain: isChain) }
    let costs = zip(counts.dropFirst(), counts).map { larger, smaller in
      zip(larger, smaller).map { $0 - $1 }
    }
    #expect(costs[0] == costs[1])
  }
}
