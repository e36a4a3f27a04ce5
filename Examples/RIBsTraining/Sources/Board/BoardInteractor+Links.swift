import StateBinding

extension BoardInteractor: BoardActionableItem {
  func openPost(_ id: Int) -> Observable<(BoardActionableItem, ())> {
    .fromAsync { [weak self, network] in
      let response: FetchPostResponse
      do {
        response = try await network.request(endpoint: PostEndpoint.fetchPost(id: id))
      } catch NetworkError.status(404) {
        throw LinkProblem.noPost(id)
      }
      guard let self else { throw CancellationError() }
      self.router?.routeToPostDetail(post: PostEntity(response.data))
      return (self, ())
    }
  }
}
