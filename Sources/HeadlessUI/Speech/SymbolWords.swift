/// What VoiceOver reads in place of a symbol without a label.
enum SymbolWords {
  /// The words for the symbol `name`; for one that is not in the table, the words in its name.
  static func words(for name: String, in strings: StringCatalogue) -> String {
    let isKorean = strings.marks.language == "ko"
    var parts = name.split(separator: ".")
    while parts.count > 1, let last = parts.last, shapes.contains(last),
      table[parts.joined(separator: ".")] == nil
    {
      parts.removeLast()
    }
    if let words = table[parts.joined(separator: ".")] {
      return isKorean ? words.korean : words.english
    }
    let words = parts.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The parts at the end of a name that only say how the symbol is drawn.
  private static let shapes: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "inverse", "bold",
  ]

  private static let table: [String: (english: String, korean: String)] = [
    "airplane": ("Airplane", "비행기"), "antenna.radiowaves.left.and.right": ("Antenna", "안테나"),
    "app": ("App", "앱"), "archivebox": ("Archive", "보관함"), "arrow.clockwise": ("Refresh", "새로 고침"),
    "arrow.counterclockwise": ("Undo", "실행 취소"), "arrow.down": ("Down", "아래"),
    "arrow.left": ("Left", "왼쪽"), "arrow.right": ("Right", "오른쪽"), "arrow.up": ("Up", "위"),
    "arrow.up.arrow.down": ("Sort", "정렬"), "arrow.uturn.left": ("Undo", "실행 취소"),
    "arrowshape.turn.up.left": ("Reply", "답장"), "backward": ("Rewind", "되감기"), "bag": ("Bag", "가방"),
    "battery.100": ("Full battery", "배터리 충전 완료"), "bell": ("Notifications", "알림"),
    "bell.slash": ("Notifications off", "알림 끔"),
    "bolt": ("Bolt", "번개"), "book": ("Book", "책"), "bookmark": ("Bookmark", "책갈피"),
    "briefcase": ("Briefcase", "서류 가방"), "bubble.left": ("Message", "메시지"),
    "calendar": ("Calendar", "캘린더"),
    "camera": ("Camera", "카메라"), "car": ("Car", "자동차"), "cart": ("Cart", "장바구니"),
    "chart.bar": ("Bar chart", "막대 차트"), "checkmark": ("Checkmark", "체크 표시"),
    "chevron.backward": ("Back", "뒤로"), "chevron.down": ("Expand", "펼치기"),
    "chevron.forward": ("Forward", "앞으로"), "chevron.left": ("Back", "뒤로"),
    "chevron.right": ("Forward", "앞으로"),
    "chevron.up": ("Collapse", "접기"), "clock": ("Clock", "시계"), "cloud": ("Cloud", "클라우드"),
    "creditcard": ("Credit card", "신용 카드"), "cube": ("Cube", "정육면체"), "doc": ("Document", "문서"),
    "doc.on.doc": ("Copy", "복사"), "doc.text": ("Document", "문서"), "ellipsis": ("More", "더 보기"),
    "envelope": ("Mail", "메일"), "exclamationmark": ("Warning", "경고"),
    "exclamationmark.triangle": ("Warning", "경고"), "eye": ("Show", "보기"),
    "eye.slash": ("Hide", "가리기"),
    "face.smiling": ("Smiling face", "웃는 얼굴"), "film": ("Film", "필름"), "flag": ("Flag", "깃발"),
    "flame": ("Flame", "불꽃"), "folder": ("Folder", "폴더"), "forward": ("Fast forward", "빨리 감기"),
    "gear": ("Settings", "설정"), "gearshape": ("Settings", "설정"), "gift": ("Gift", "선물"),
    "globe": ("Globe", "지구본"), "hand.thumbsdown": ("Dislike", "싫어요"),
    "hand.thumbsup": ("Like", "좋아요"),
    "heart": ("Love", "하트"), "house": ("Home", "홈"), "info": ("Info", "정보"), "key": ("Key", "열쇠"),
    "leaf": ("Leaf", "나뭇잎"), "lightbulb": ("Light bulb", "전구"), "line.3.horizontal": ("Menu", "메뉴"),
    "line.3.horizontal.decrease": ("Filter", "필터"), "link": ("Link", "링크"),
    "list.bullet": ("List", "목록"),
    "location": ("Location", "위치"), "lock": ("Lock", "잠금"), "lock.open": ("Unlock", "잠금 해제"),
    "mic.slash": ("Microphone off", "마이크 끔"), "video.slash": ("Video off", "비디오 끔"),
    "magnifyingglass": ("Search", "검색"), "map": ("Map", "지도"), "mappin": ("Map pin", "지도 핀"),
    "mic": ("Microphone", "마이크"), "minus": ("Remove", "제거"), "moon": ("Moon", "달"),
    "music.note": ("Music", "음악"), "paperclip": ("Attach", "첨부"), "paperplane": ("Send", "보내기"),
    "pause": ("Pause", "일시 정지"), "pencil": ("Edit", "편집"), "person": ("Person", "사람"),
    "person.2": ("People", "사람들"), "person.3": ("People", "사람들"), "phone": ("Call", "전화"),
    "photo": ("Photo", "사진"), "pin": ("Pin", "고정"), "play": ("Play", "재생"), "plus": ("Add", "추가"),
    "power": ("Power", "전원"), "printer": ("Print", "프린트"), "questionmark": ("Help", "도움말"),
    "rectangle.portrait.and.arrow.right": ("Sign out", "로그아웃"), "safari": ("Compass", "나침반"),
    "shield": ("Shield", "방패"), "slider.horizontal.3": ("Adjust", "조절"),
    "sparkles": ("Sparkles", "반짝임"),
    "speaker": ("Speaker", "스피커"), "speaker.slash": ("Mute", "음소거"),
    "speaker.wave.2": ("Speaker", "스피커"),
    "square.and.arrow.down": ("Save", "저장"), "square.and.arrow.up": ("Share", "공유"),
    "square.and.pencil": ("Compose", "작성"), "star": ("Favorite", "즐겨찾기"), "stop": ("Stop", "정지"),
    "sun.max": ("Brightness", "밝기"), "tag": ("Tag", "태그"), "thermometer": ("Thermometer", "온도계"),
    "tortoise": ("Tortoise", "거북이"), "trash": ("Trash", "휴지통"), "tray": ("Tray", "받은 편지함"),
    "video": ("Video", "비디오"), "wand.and.stars": ("Enhance", "자동 향상"), "wifi": ("Wi-Fi", "Wi-Fi"),
    "wifi.slash": ("No Wi-Fi", "Wi-Fi 없음"), "wrench": ("Wrench", "렌치"), "xmark": ("Close", "닫기"),
  ]
}
