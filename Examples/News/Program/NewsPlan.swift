import HeadlessDriver

extension ExplorerPlan {
  /// The texts and the starts of the news app. Ten thousand articles count as one row.
  static var news: ExplorerPlan {
    ExplorerPlan(
      samples: ["search": ["", "nothing has this text"]],
      starts: [["--latency=1s"], ["--latency=1s", "--fail=news:1,refresh:1"]],
      rows: 2,
      key: { $0.outline })
  }
}
