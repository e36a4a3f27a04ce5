import StateBinding
import TestSupport
import Testing

/// The original's unit tests of the interactor.
@Suite(.ownRun)
struct InteractorUnitTests {
  private let log = Log()
  private let interactor: LoggingInteractor

  init() { interactor = LoggingInteractor("A", log) }

  @Test func `an interactor is inactive at first`() {
    #expect(!interactor.isActive)
  }

  @Test func `an activated interactor is active`() {
    interactor.activate()
    #expect(interactor.isActive)
  }

  @Test func `a deactivated interactor is inactive`() {
    interactor.activate()
    interactor.deactivate()
    #expect(!interactor.isActive)
  }

  @Test func `activating calls didBecomeActive`() {
    interactor.activate()
    #expect(log.lines == ["A didBecomeActive"])
  }

  @Test func `activating again does not call didBecomeActive again`() {
    interactor.activate()
    interactor.activate()
    #expect(log.lines == ["A didBecomeActive"])
  }

  @Test func `deactivating calls willResignActive`() {
    interactor.activate()
    interactor.deactivate()
    #expect(log.lines == ["A didBecomeActive", "A willResignActive"])
  }

  @Test func `deactivating again does not call willResignActive again`() {
    interactor.activate()
    interactor.deactivate()
    interactor.deactivate()
    #expect(log.lines == ["A didBecomeActive", "A willResignActive"])
  }

  @Test func `isActiveStream completes when the interactor is released`() {
    var isComplete = false
    var interactor: Interactor? = Interactor()
    interactor?.activate()
    interactor?.isActiveStream.subscribe(onCompleted: { isComplete = true })
    interactor = nil
    #expect(isComplete)
  }

  @Test func `a subscription tied to an inactive interactor is disposed`() {
    let subject = PublishSubject<Int>()
    let lines = diagnosed {
      subject.subscribe().disposeOnDeactivate(interactor: interactor)
    }
    #expect(!subject.hasObservers)
    #expect(lines.count == 1)
  }

  @Test func `a deactivation disposes a subscription`() {
    let subject = PublishSubject<Int>()
    interactor.activate()
    subject.subscribe().disposeOnDeactivate(interactor: interactor)
    #expect(subject.hasObservers)
    interactor.deactivate()
    #expect(!subject.hasObservers)
  }

  @Test func `a released interactor disposes its subscription`() {
    let subject = PublishSubject<Int>()
    var interactor: Interactor? = Interactor()
    interactor?.activate()
    if let interactor { subject.subscribe().disposeOnDeactivate(interactor: interactor) }
    withExtendedLifetime(interactor) { #expect(subject.hasObservers) }
    interactor = nil
    #expect(!subject.hasObservers)
  }

  @Test func `a confined stream sends values only while the interactor is active`() {
    let subject = PublishSubject<Int>()
    var heard: [Int] = []
    subject.confineTo(interactor).subscribe(onNext: { heard.append($0) })
    subject.onNext(1)
    interactor.activate()
    subject.onNext(2)
    interactor.deactivate()
    subject.onNext(3)
    #expect(heard == [1, 2])
  }

  @Test func `a released interactor expects only its presenter to be released`() {
    final class PresenterMock {}
    LeakDetector.isEnabled = true
    let presenter = PresenterMock()
    _ = PresentableInteractor(presenter: presenter)
    let survivors = AppRun.current.leaks.survivors.map(\.object)
    withExtendedLifetime(presenter) { #expect(survivors == ["PresenterMock"]) }
  }
}
