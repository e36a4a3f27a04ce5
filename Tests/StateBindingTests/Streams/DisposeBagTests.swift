import StateBinding
import Testing

struct DisposeBagTests {
  @Test func `a released bag disposes its parts in order`() {
    var disposed: [Int] = []
    var bag = DisposeBag()
    for number in 1...3 { Disposables.create { disposed.append(number) }.disposed(by: bag) }
    #expect(disposed == [])
    bag = DisposeBag()
    #expect(disposed == [1, 2, 3])
  }

  @Test func `a released bag ends its subscriptions`() {
    let source = PublishSubject<Int>()
    var heard: [Int] = []
    do {
      let bag = DisposeBag()
      source.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
      source.onNext(1)
    }
    source.onNext(2)
    #expect(heard == [1])
    #expect(!source.hasObservers)
  }

  @Test func `a bag released during a delivery stops its observers at once`() {
    let source = PublishRelay<Int>()
    var heard: [Int] = []
    var bags = [DisposeBag()]
    _ = source.subscribe(onNext: { _ in bags = [] })
    source.subscribe(onNext: { heard.append($0) }).disposed(by: bags[0])
    source.accept(1)
    #expect(heard == [])
  }
}
