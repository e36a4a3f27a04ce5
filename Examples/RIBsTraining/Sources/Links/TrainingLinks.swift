public import StateBinding

/// The links of the app.
public enum TrainingLinks {
  /// Each link, and the workflow that it starts.
  public static var table: DeepLinkTable<Workflow<any RootActionableItem>> {
    var table = DeepLinkTable<Workflow<any RootActionableItem>>()
    table.add(
      DeepLinkRoute(
        "ribs-training://launchGame", .string("gameId"), .optional(.string("inviteCode")))
    ) { LaunchGameWorkflow(gameId: $0, inviteCode: $1) }
    table.add(DeepLinkRoute("ribs-training://profile", .string("userId"))) {
      ProfileWorkflow(userId: $0)
    }
    table.add(DeepLinkRoute("ribs-training://promotion", .string("code"))) {
      PromotionWorkflow(code: $0)
    }
    table.add(DeepLinkRoute("ribs-training://post", .integer("id"))) { PostWorkflow(id: $0) }
    return table
  }
}
