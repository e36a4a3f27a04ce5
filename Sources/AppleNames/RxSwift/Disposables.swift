public import StateBinding

public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

extension CompositeDisposable: Cancelable {
  public convenience init(
    _ first: any Disposable, _ second: any Disposable, _ rest: any Disposable...
  ) {
    self.init(disposables: [first, second] + rest)
  }
}

/// Owns one disposable at a time. A new disposable disposes the previous one.
public final class SerialDisposable: Cancelable {
  public private(set) var isDisposed = false

  public var disposable: any Disposable = Disposables.create() {
    didSet {
      oldValue.dispose()
      if isDisposed { disposable.dispose() }
    }
  }

  public init() {}

  public func dispose() {
    if isDisposed { return }
    isDisposed = true
    disposable.dispose()
  }
}

/// Owns one disposable, which is set once.
public final class SingleAssignmentDisposable: Cancelable {
  private let current = SerialDisposable()
  private var isSet = false

  public init() {}

  public var isDisposed: Bool { current.isDisposed }

  public func setDisposable(_ disposable: any Disposable) {
    if isSet {
      programError(
        "this SingleAssignmentDisposable already has a disposable; use a SerialDisposable to replace it"
      )
    }
    isSet = true
    current.disposable = disposable
  }

  public func dispose() { current.dispose() }
}

extension DisposeBag {
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }
}
