import FilesInSwift5
import ModernRIBs
import RIBs
import StateBindingTestSupport
import Testing

/// The names of RIBs and ModernRIBs, in files as on iOS.
struct RIBsNamesTests {
  @Test func `a wrapped view has its own view controller everywhere`() {
    let controllers = ferryViewControllers()
    #expect(controllers.count == 4)
    #expect(Set(controllers).count == 1)
  }

  @Test func `a mock with publishers is attached, activated and detached`() {
    #expect(attachTourMock() == [true, true, true, false])
  }

  @Test func `a mock implements launch from a UIWindow`() {
    let window = UIWindow()
    #expect(launchTourMock(in: window) == 1)
    #expect(window.rootViewController != nil)
  }

  @Test func `a workflow of publishers forks, and is tied to an interactor`() {
    let (log, interactor) = (Log(), Interactor())
    interactor.activate()
    _ = runTour(until: interactor) { log($0) }
    #expect(log.lines == ["Harbour 1"])
  }

  // Without `FilesInSwift5.` before the names: they compile because RIBs and ModernRIBs have no such names.
  @Test func `a team can declare its own ViewModel and ReplaySubject`() {
    #expect(type(of: ViewModel()) == FilesInSwift5.ViewModel.self)
    #expect(type(of: ReplaySubject()) == FilesInSwift5.ReplaySubject.self)
  }
}
