import StateBinding
import Testing

nonisolated struct Post {
  let title: String
}

final class PostDetailViewController: PostDetailPresentable, ViewControllable {
  private(set) var title = ""

  func update(post: Post) { title = post.title }
}

struct PostDetailTests {
  private final class Parent: Component<EmptyDependency>, PostDetailDependency {}

  private final class Listener: PostDetailListener {
    var detached = 0
    func detachPostDetail() { detached += 1 }
  }

  @Test func `the RIB of the article shows its post, and asks to be detached`() {
    let listener = Listener()
    let builder = PostDetailBuilder(dependency: Parent(dependency: EmptyComponent()))
    let router = builder.build(withListener: listener, post: Post(title: "Swift"))
    router.interactable.activate()
    router.load()
    #expect((router.viewControllable as? PostDetailViewController)?.title == "Swift")
    (router.interactable as? PostDetailInteractor)?.backButtonDidTap()
    #expect(listener.detached == 1)
  }
}
