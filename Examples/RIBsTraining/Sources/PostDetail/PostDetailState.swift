nonisolated struct PostDetailState {
  var post: PostEntity?
  var isReloading = false
  var failure: NetworkError?
}

nonisolated enum PostDetailAction {
  case reload
  /// The person has gone back.
  case back
}
