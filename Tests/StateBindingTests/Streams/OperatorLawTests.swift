import StateBinding
import Testing

@Suite(.disposesRecordings)
struct OperatorLawTests {
  let source = PublishSubject<Int>()

  @Test(arguments: Operator.all)
  func `values and completion pass each operator`(op: Operator) {
    #expect(diagram("1 2 3 |", expression: op.apply) == "1 2 3 |")
  }

  @Test(arguments: Operator.all)
  func `an error passes each operator`(op: Operator) {
    #expect(diagram("1 x", expression: op.apply) == "1 x(boom)")
  }

  @Test(arguments: Operator.all)
  func `values sent while subscribing pass each operator`(op: Operator) {
    #expect(record(op.apply(.of(1, 2))).text == "1 2 |")
  }

  @Test(arguments: Operator.all)
  func `a disposal unsubscribes from the source`(op: Operator) {
    let recording = record(op.apply(source))
    source.onNext(1)
    recording.dispose()
    source.onNext(2)
    #expect(recording.text == "1 !")
    #expect(!source.hasObservers)
  }

  @Test(arguments: Operator.all)
  func `the end unsubscribes from the source`(op: Operator) {
    record(op.apply(source).take(1))
    source.onNext(1)
    #expect(!source.hasObservers)
  }

  @Test(arguments: Operator.all)
  func `an observer that disposes itself hears nothing more`(op: Operator) {
    let recording = record(op.apply(source)) { recording, _ in recording.dispose() }
    source.onNext(1)
    source.onNext(2)
    #expect(recording.text == "1 !")
  }

  @Test(arguments: Operator.all)
  func `an observer that sends into the source is heard in order`(op: Operator) {
    let sender = record(op.apply(source)) { [unowned source] _, value in
      if value < 3 { source.onNext(value + 1) }
    }
    let other = record(op.apply(source))
    source.onNext(1)
    #expect(sender.text == "1 2 3")
    #expect(other.text == "1 2 3")
  }

  @Test(arguments: Operator.all)
  func `an observer that completes the source hears the end`(op: Operator) {
    let recording = record(op.apply(source)) { [unowned source] _, _ in source.onCompleted() }
    source.onNext(1)
    source.onNext(2)
    #expect(recording.text == "1 |")
  }

  @Test(arguments: Operator.all)
  func `an observer that joins during a delivery hears later values`(op: Operator) {
    var late: [Recording] = []
    record(op.apply(source)) { [unowned source] _, value in
      if value == 1 { late.append(record(op.apply(source))) }
    }
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    #expect(late.map(\.text) == ["2 |"])
  }

  @Test(arguments: Operator.all)
  func `a disposal calls onDisposed even if nothing can be sent any more`(op: Operator) {
    var disposals = 0
    let subscription = op.apply(.never()).subscribe(onDisposed: { disposals += 1 })
    #expect(disposals == 0)
    subscription.dispose()
    #expect(disposals == 1)
  }

  @Test(arguments: Operator.all)
  func `onDisposed runs once, after the end`(op: Operator) {
    var heard: [String] = []
    let subscription = op.apply(source).subscribe(
      onCompleted: { heard.append("completed") }, onDisposed: { heard.append("disposed") })
    source.onCompleted()
    subscription.dispose()
    #expect(heard == ["completed", "disposed"])
  }

  @Test(arguments: Operator.all)
  func `a disposal disposes create's disposable once`(op: Operator) {
    var disposals = 0
    let endless = Observable<Int>.create { _ in Disposables.create { disposals += 1 } }
    let subscription = op.apply(endless).subscribe()
    #expect(disposals == 0)
    subscription.dispose()
    subscription.dispose()
    #expect(disposals == 1)
  }
}
