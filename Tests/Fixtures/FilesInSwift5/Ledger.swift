import RxCocoa
import RxRelay
import RxSwift
import UIKit

// A ledger whose entries come from a service: traits, drivers and disposables, as apps use them.

public struct LedgerEntry: Equatable {
  public let name: String
  public let cents: Int

  public init(name: String, cents: Int) {
    self.name = name
    self.cents = cents
  }
}

public enum LedgerError: Error { case offline, noBudget }

public protocol LedgerService {
  func entries() -> Single<[LedgerEntry]>
  func budget() -> Maybe<Int>
  func upload(_ entry: LedgerEntry) -> Completable
}

extension ObservableType where Element == String {
  func trimmed() -> Observable<String> {
    map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension ObservableType {
  func unwrap<T>() -> Observable<T> where Element == T? {
    compactMap { $0 }
  }
}

public final class LedgerModel {
  public let total = BehaviorRelay<Int?>(value: nil)
  public let lastName = PublishRelay<String?>()
  private let service: LedgerService
  private let loading = SingleAssignmentDisposable()
  private let bag = DisposeBag()

  public init(service: LedgerService) {
    self.service = service
  }

  public func start() {
    let entries = service.entries().asObservable().share(replay: 1)
    let totals = entries.flatMap { Observable.from($0) }
      .scan(into: 0) { $0 += $1.cents }
      .ifEmpty(switchTo: .just(0))
      .asDriver(onErrorJustReturn: 0)
    let names = entries.reduce([], accumulator: { $0 + $1.map(\.name) }, mapResult: { $0.last })
      .unwrap()
      .trimmed()
      .asSignal(onErrorSignalWith: .empty())
    loading.setDisposable(totals.drive(total))
    bag.insert([
      names.emit(to: lastName),
      Driver.zip(totals, totals.skip(1)) { $1 - $0 }.distinctUntilChanged { $0 == $1 }.drive(),
      loading,
    ])
  }

  public func stop() { loading.dispose() }

  public var isStopped: Bool { loading.isDisposed }

  public func cents(left spent: Int) async throws -> Int {
    guard let budget = try await service.budget().ifEmpty(switchTo: Maybe.empty()).value else {
      throw LedgerError.noBudget
    }
    return budget - spent
  }

  public func uploadAll() async throws -> Int {
    let entries = try await service.entries().retry(when: { (errors: Observable<any Error>) in
      errors.take(2)
    }).value
    try await Completable.merge(entries.map(service.upload)).value
    return entries.count
  }
}

/// Counts the windows that became the key window, as the tests of apps do.
public final class KeyWindowMock: UIWindow {
  private var internalIsKeyWindow = false

  public override var isKeyWindow: Bool { internalIsKeyWindow }

  public override func makeKeyAndVisible() {
    internalIsKeyWindow = true
  }
}
