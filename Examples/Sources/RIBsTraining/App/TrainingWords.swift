public import HeadlessUI
import ProfileFeature

/// The texts of the app in its languages, including those of the reused RIBs Profile and LoggedOut.
public enum TrainingWords {
  /// The texts in Korean for `ko`, in English for any other language.
  public static func catalogue(for language: String) -> StringCatalogue {
    let (own, profile, network) =
      language == "ko"
      ? (korean, ProfileWords.korean, NetworkWords.korean)
      : (english, ProfileWords.english, NetworkWords.english)
    return StringCatalogue(
      language: language == "ko" ? "ko" : "en",
      profile.merging(network) { $1 }.merging(own) { $1 })
  }

  public static let english = [
    "게시판": "Board",
    "게임": "Games",
    "게시판 선택": "Show",
    "전체": "All",
    "새로 불러오는 중…": "Reloading…",
    "이전 글을 불러오는 중…": "Loading older posts…",
    "이전 글 더 보기": "Older posts",
    "글이 없습니다": "There are no posts",
    "글을 불러오지 못했습니다": "The posts could not be loaded",
    "다시 시도": "Try again",
    "글쓴이": "Author",
    "날짜": "Date",
    "조회": "Views",
    "틱택토": "Tic-tac-toe",
    "%@ 놓기: %@": "Place %@: %@",
    "다시 하기": "Play again",
    "%@ (X)": "%@ (X)",
    "손님 (O)": "Guest (O)",
    "무승부": "Draws",
    "초대 코드": "Invitation",
    "%@ 승리!": "%@ wins!",
    "손님 승리!": "Guest wins!",
    "비겼습니다": "It is a draw",
    "%@ 차례": "%@ is next",
    "손님 차례": "Guest is next",
    "프로모션 코드": "Code",
    "마지막 날": "Last day",
    "Close": "Close",
  ]

  public static let korean = [
    "게시판": "게시판",
    "게임": "게임",
    "게시판 선택": "게시판 선택",
    "전체": "전체",
    "새로 불러오는 중…": "새로 불러오는 중…",
    "이전 글을 불러오는 중…": "이전 글을 불러오는 중…",
    "이전 글 더 보기": "이전 글 더 보기",
    "글이 없습니다": "글이 없습니다",
    "글을 불러오지 못했습니다": "글을 불러오지 못했습니다",
    "다시 시도": "다시 시도",
    "글쓴이": "글쓴이",
    "날짜": "날짜",
    "조회": "조회",
    "틱택토": "틱택토",
    "%@ 놓기: %@": "%@ 놓기: %@",
    "다시 하기": "다시 하기",
    "%@ (X)": "%@ (X)",
    "손님 (O)": "손님 (O)",
    "무승부": "무승부",
    "초대 코드": "초대 코드",
    "%@ 승리!": "%@ 승리!",
    "손님 승리!": "손님 승리!",
    "비겼습니다": "비겼습니다",
    "%@ 차례": "%@ 차례",
    "손님 차례": "손님 차례",
    "프로모션 코드": "프로모션 코드",
    "마지막 날": "마지막 날",
    "Close": "닫기",
  ]
}
