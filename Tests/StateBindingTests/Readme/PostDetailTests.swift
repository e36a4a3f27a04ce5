import StateBinding
import Testing

nonisolated struct Post {
  let title: String
  let likes: Int
}

struct PostDetailTests {
  private final class Parent: Component<EmptyDependency>, PostDetailDependency {}

  private final class Listener: PostDetailListener {
    var detached = 0
    func detachPostDetail() { detached += 1 }
  }

  @Test func `the article's RIB shows its post and asks to be detached`() throws {
    let listener = Listener()
    let builder = PostDetailBuilder(dependency: Parent(dependency: EmptyComponent()))
    let router = builder.build(withListener: listener, post: Post(title: "Swift", likes: 2))
    router.interactable.activate()
    router.load()
    let viewController = try #require(router.viewControllable as? PostDetailViewController)
    #expect(viewController.viewModel.state == .init(title: "Swift", likes: "2 likes"))
    viewController.viewModel.request(action: .like)
    #expect(viewController.viewModel.state == .init(title: "Swift", likes: "3 likes"))
    viewController.viewModel.request(action: .close)
    #expect(listener.detached == 1)
  }

  @Test(arguments: [(0, false, "0 likes"), (0, true, "1 like"), (1, false, "1 like")])
  func `the presenter puts the number of likes into words`(likes: Int, isLiked: Bool, text: String)
  {
    let viewController = PostDetailViewController()
    let presenter = PostDetailPresenter(viewController: viewController)
    presenter.update(state: .init(post: Post(title: "Swift", likes: likes), isLiked: isLiked))
    #expect(viewController.viewModel.state == .init(title: "Swift", likes: text))
  }
}
