import ExampleNetwork
public import HeadlessUI

/// The texts of the app in its languages.
public enum NewsWords {
  /// The texts in Korean for `ko`, in English for any other language.
  public static func catalogue(for language: String) -> StringCatalogue {
    let (own, network) =
      language == "ko" ? (korean, NetworkWords.korean) : (english, NetworkWords.english)
    return StringCatalogue(
      language: language == "ko" ? "ko" : "en", network.merging(own) { $1 })
  }

  public static let english = [
    "뉴스": "News",
    "검색": "Search",
    "불러오는 중…": "Loading…",
    "뉴스가 없습니다": "There is no news",
    "찾는 뉴스가 없습니다": "No article matches",
    "뉴스를 불러오지 못했습니다": "The news could not be loaded",
    "다시 시도": "Try again",
    "닫기": "Close",
    "출처": "Source",
    "날짜": "Date",
  ]

  public static let korean = [
    "뉴스": "뉴스",
    "검색": "검색",
    "불러오는 중…": "불러오는 중…",
    "뉴스가 없습니다": "뉴스가 없습니다",
    "찾는 뉴스가 없습니다": "찾는 뉴스가 없습니다",
    "뉴스를 불러오지 못했습니다": "뉴스를 불러오지 못했습니다",
    "다시 시도": "다시 시도",
    "닫기": "닫기",
    "출처": "출처",
    "날짜": "날짜",
  ]
}
