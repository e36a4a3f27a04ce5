/// The words that a screen adds to those of the app, such as the mark `empty` of a field, in the language of the screen.
///
/// English and Korean have all of them. In another language, they are translations of the app, with the English words as keys.
package struct Marks: Sendable, Hashable, Codable {
  package static let english = Marks(language: "en")

  package let language: String
  /// The translations of the app; nil in a language that has ours.
  private let own: [String: String]?

  package init(language: String, translations words: [String: String] = [:]) {
    self.language = language
    let isOurs = language == "en" || language == "ko"
    own = isOurs ? nil : words.filter { Self.korean[$0.key] != nil }
  }

  /// Whether the words are not the app's.
  var areOurs: Bool { own == nil }

  /// The translation of `word`, or the English word itself.
  package func text(_ word: String) -> String {
    if let own { return own[word] ?? word }
    return language == "ko" ? Self.korean[word] ?? word : word
  }

  /// The position of one thing among `count`, counted from 1.
  func position(_ number: Int, of count: Int) -> String {
    language == "ko" && areOurs ? "\(count)개 중 \(number)" : "\(number) \(text("of")) \(count)"
  }

  private static let korean = [
    "of": "중", "Close": "닫기", "Loading…": "불러오는 중…", "waiting": "기다리는 중", "step": "단계",
    "(nothing is shown)": "(화면에 아무것도 없음)",
    "on": "켜짐", "off": "꺼짐", "mixed": "혼합됨",
    "empty": "비어 있음", "focused": "입력 중", "selected": "선택됨",
    "alert": "알림", "heading": "머리말", "group": "그룹", "button": "버튼", "back button": "뒤로 버튼",
    "pop-up button": "팝업 버튼", "switch button": "전환 버튼", "link": "링크", "image": "이미지",
    "adjustable": "조절 가능", "text field": "텍스트 필드", "secure text field": "보안 텍스트 필드",
    "search field": "검색 필드", "is editing": "편집 중", "tab": "탭", "dimmed": "흐려짐",
    "hint": "힌트", "announcement": "알림 메시지", "actions": "동작", "more content": "추가 콘텐츠",
    "In progress": "진행 중", "expanded": "펼쳐짐", "collapsed": "접힘",
    "destructive": "주의", "disabled": "사용할 수 없음",
    " options": "개 선택지", " more": "개 더 있음",
  ]
}
