import StateBinding
import Testing

struct DisposablesTests {
  @Test func `an action runs once`() {
    var runs = 0
    let disposable = Disposables.create { runs += 1 }
    disposable.dispose()
    disposable.dispose()
    #expect(runs == 1)
  }

  @Test func `an action that disposes itself runs once`() {
    var runs = 0
    var disposables: [any Disposable] = []
    disposables = [
      Disposables.create {
        runs += 1
        disposables[0].dispose()
      }
    ]
    disposables[0].dispose()
    #expect(runs == 1)
  }

  @Test func `several disposables are disposed together, in order`() {
    var disposed: [Int] = []
    let parts = [1, 2].map { number in Disposables.create { disposed.append(number) } }
    Disposables.create(parts[1], parts[0]).dispose()
    Disposables.create(parts).dispose()
    #expect(disposed == [2, 1])
  }

  @Test func `an action is released after it has run`() {
    weak var held: Probe?
    let disposable: any Disposable
    do {
      let probe = Probe()
      held = probe
      disposable = Disposables.create { _ = probe }
    }
    #expect(held != nil)
    disposable.dispose()
    #expect(held == nil)
  }
}
