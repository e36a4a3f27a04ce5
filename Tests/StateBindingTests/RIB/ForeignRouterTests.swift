import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

private final class HomeRouter: Router<Interactor> {}

/// A child router that is not the framework's, such as a mock.
@Suite(.ownRun)
struct ForeignRouterTests {
  private let parent = Router(interactor: Interactor())
  private let interactable = ProfileInteractableMock.obedient()
  private let child: ProfileRoutingMock

  init() {
    LeakDetector.isEnabled = true
    child = ProfileRoutingMock(interactable: interactable)
  }

  @Test func `a foreign router is loaded once and follows its parent`() {
    parent.attachChild(child)
    #expect(child.loadCallCount == 1)
    #expect(interactable.activateCallCount == 0)
    parent.interactor.activate()
    #expect(interactable.isActive)
    parent.interactor.deactivate()
    #expect(!interactable.isActive)
    #expect(interactable.activateCallCount == 1)
    #expect(interactable.deactivateCallCount == 1)
  }

  @Test func `an active parent activates a foreign router, and detaching deactivates it`() {
    parent.interactor.activate()
    parent.attachChild(child)
    #expect(interactable.activateCallCount == 1)
    parent.detachChild(child)
    #expect(interactable.deactivateCallCount == 1)
    #expect(parent.children.isEmpty)
    #expect(child.detachChildCallCount == 0)
  }

  @Test func `a released parent deactivates a foreign router once`() {
    var parent: Router<Interactor>? = Router(interactor: Interactor())
    parent?.interactor.activate()
    parent?.attachChild(child)
    parent = nil
    #expect(interactable.deactivateCallCount == 1)
  }

  @Test func `detaching one of two foreign routers keeps the other`() {
    let other = ProfileRoutingMock(interactable: ProfileInteractableMock())
    parent.attachChild(other)
    parent.attachChild(child)
    parent.detachChild(other)
    #expect(parent.children.count == 1)
    #expect(parent.children.first === child)
  }

  @Test func `a foreign router kept after its detach is no leak`() async {
    parent.interactor.activate()
    parent.attachChild(child)
    parent.detachChild(child)
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
  }

  @Test func `a parent does not keep a detached foreign router`() {
    var child: ProfileRoutingMock? = ProfileRoutingMock(interactable: interactable)
    weak let weakChild = child
    if let child {
      parent.attachChild(child)
      parent.detachChild(child)
    }
    child = nil
    #expect(weakChild == nil)
  }

  @Test func `a foreign router passes its activation to an inner router`() {
    let inner = Router(interactor: Interactor())
    let grandchild = Router(interactor: Interactor())
    inner.attachChild(grandchild)
    let wrapper = ProfileRoutingMock(interactable: inner.interactor)
    parent.attachChild(wrapper)
    parent.interactor.activate()
    #expect(grandchild.interactor.isActive)
    parent.interactor.deactivate()
    #expect(!grandchild.interactor.isActive)
  }

  @Test(arguments: [
    Mistake(
      "ProfileRoutingMock cannot be attached to Router<Interactor> in ",
      ": it is already attached to it; attach it once"
    ) {
      let parent = Router(interactor: Interactor())
      let child = ProfileRoutingMock(interactable: ProfileInteractableMock())
      parent.attachChild(child)
      parent.attachChild(child)

    },
    Mistake(
      "ProfileRoutingMock cannot be detached from Router<Interactor> in ",
      ": it is not among its children; detach it from its own parent, once"
    ) {
      let parent = Router(interactor: Interactor())
      parent.detachChild(ProfileRoutingMock(interactable: ProfileInteractableMock()))

    },
  ])
  func `a mistake with a foreign router ends the process with the names and the remedy`(
    mistake: Mistake
  ) async {
    await mistake.expectEnd()
  }

  @Test func `a foreign router can be attached elsewhere after its parent's release`() {
    var parent: Router<Interactor>? = Router(interactor: Interactor())
    parent?.attachChild(child)
    parent = nil
    self.parent.attachChild(child)
    #expect(self.parent.children.first === child)
  }

  @Test func `a foreign router can be moved while it resigns`() {
    let other = HomeRouter(interactor: Interactor())
    parent.interactor.activate()
    other.interactor.activate()
    parent.attachChild(child)
    interactable.deactivateHandler = { [unowned interactable, parent, child] in
      interactable.isActive = false
      interactable.deactivateHandler = nil
      parent.detachChild(child)
      other.attachChild(child)
    }
    parent.detachChild(child)
    #expect(parent.children.isEmpty)
    #expect(other.children.first === child)
    #expect(interactable.isActive)
  }
}
