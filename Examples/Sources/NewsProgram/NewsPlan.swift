package import HeadlessDriver

extension ExplorerPlan {
  /// The texts and the starts of the news app. Ten thousand articles count as one row.
  package static var news: ExplorerPlan {
    ExplorerPlan(
      samples: ["search": ["", "nothing has this text"]],
      starts: [["--latency=1s"], ["--latency=1s", "--fail=news:1,refresh:1"]],
      rows: 2,
      promises: [
        Promise("the first screen has news, or says why not") {
          $0.state("Listing")?["isLoading"] == "false"
        }.eventually,
        Promise("a fetch ends") { $0.state("Listing")?["isLoading"] == "true" }
          .leadsTo("news, or the reason why not") {
            $0.state("Listing")?["isLoading"] == "false"
          },
      ],
      ribs: [
        "Root": [], "Listing": ["refresh", "retry", "closeFailure", "search", "newsTapped"],
        "DetailNews": ["back"],
      ],
      alerts: ["뉴스를 불러오지 못했습니다"],
      mapPlaces: 8, key: { $0.outline })
  }
}
