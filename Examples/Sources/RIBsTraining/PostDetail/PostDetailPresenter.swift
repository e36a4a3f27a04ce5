public import StateBinding

/// The texts of the view.
nonisolated public struct PostDetailViewState: Equatable {
  public var title = ""
  public var author = ""
  public var date = ""
  public var views = ""
  public var paragraphs: [String] = []
  public var isReloading = false
  public var failure: NetworkError?

  public init() {}
}

/// Turns the post into the texts of the view.
public final class PostDetailPresenter: Presenter<any PostDetailViewControllable>,
  PostDetailPresentable
{
  public var listener: (any PresentableListener<PostDetailAction>)? {
    get { viewController.listener }
    set { viewController.listener = newValue }
  }

  public func update(state: PostDetailState) {
    var words = PostDetailViewState()
    words.title = state.post.title
    words.author = state.post.author
    words.date = state.post.date
    words.views = "\(state.post.views)"
    words.paragraphs = state.post.body.split(separator: "\n").map(String.init)
    words.isReloading = state.isReloading
    words.failure = state.failure
    viewController.update(state: words)
  }
}
