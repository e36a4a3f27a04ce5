/// The inputs of one observer that has several.
///
/// When none of them can bring anything any more, that observer has lost its source.
final class Inputs<Output>: Disposable, Ending {
  /// Weak, as it owns this; the inputs own both.
  private weak var downstream: Observer<Output>?
  private let observers = CompositeDisposable()
  /// The inputs that may bring something; one more until all have been added.
  private var live = 1

  init(of downstream: Observer<Output>) {
    self.downstream = downstream
    downstream.hold(self)
  }

  var hasEnded: Bool { observers.count == 0 }

  /// Hears `source`, unless the observer is done already.
  func add<Input>(
    _ source: Observable<Input>, next: @escaping (Input) -> Void,
    end: @escaping (Termination) -> Void
  ) {
    if observers.isDisposed { return }
    live += 1
    let observer = CallbackObserver(
      next: next,
      end: {
        end($0)
        self.close()
      },
      lost: { self.close() })
    observers.insert(observer)
    source.run(observer)
  }

  /// One less can bring anything: an input that is over, or the adding of inputs itself.
  func close() {
    live -= 1
    if live == 0 { downstream?.loseSource() }
  }

  func dispose() { observers.dispose() }
}
