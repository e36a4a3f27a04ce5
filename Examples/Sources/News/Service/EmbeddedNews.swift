public import ExampleNetwork
public import StateBinding

extension EmbeddedTransport {
  /// Makes a transport with the 10,000 articles of the program itself.
  public convenience init(
    newsOn clock: VirtualClock, latency: Duration = .zero, faults: RequestFaults = RequestFaults()
  ) {
    self.init(clock: clock, latency: latency, faults: faults) { endpoint in
      guard case NewsEndpoint.fetchNews(let language, _)? = endpoint as? NewsEndpoint else {
        throw NetworkError.status(404)
      }
      return FetchNewsResponse(data: language == "ko" ? EmbeddedNews.korean : EmbeddedNews.english)
    }
  }
}

/// Articles made of a place, an event and an ending. Every combination occurs once, and each article has the same number in
/// both languages.
private enum EmbeddedNews {
  private static let count = places.count * events.count * endings.count

  static let korean = (0..<count).map { article(at: $0, isKorean: true) }
  static let english = (0..<count).map { article(at: $0, isKorean: false) }

  /// The article at `position`, where the newest is at 0.
  private static func article(at position: Int, isKorean: Bool) -> NewsArticle {
    // The factor and the count are coprime, so no combination comes twice.
    let mixed = (position * 6_367 + 4_211) % count
    let place = places[mixed % places.count]
    let event = events[mixed / places.count % events.count]
    let ending = endings[mixed / places.count / events.count]
    let source = sources[(position * 3 + mixed) % sources.count]
    let background = backgrounds[mixed % backgrounds.count]
    let outlook = outlooks[position % outlooks.count]
    return NewsArticle(
      id: count - position,
      title: isKorean
        ? "\(place.ko), \(event.ko)…\(ending.ko)" : "\(place.en) \(event.en)\(ending.en)",
      source: isKorean ? source.ko : source.en,
      publishedAt: time(at: position),
      paragraphs: isKorean
        ? ["\(place.ko)시가 전한 소식이다. \(event.ko).", background.ko, outlook.ko]
        : ["The city of \(place.en) \(event.en).", background.en, outlook.en])
  }

  /// The time of the article at `position`: 100 a day, back from the last day of June 2024.
  private static func time(at position: Int) -> String {
    var day = 182 - position / 100
    var month = 0
    let lengths = [31, 29, 31, 30, 31, 30]
    while day > lengths[month] {
      day -= lengths[month]
      month += 1
    }
    let minute = (99 - position % 100) * 14
    return "2024-\(two(month + 1))-\(two(day))T\(two(minute / 60)):\(two(minute % 60)):00Z"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private typealias Words = (ko: String, en: String)

  private static let places: [Words] = [
    ("서울", "Seoul"), ("부산", "Busan"), ("인천", "Incheon"), ("대구", "Daegu"), ("대전", "Daejeon"),
    ("광주", "Gwangju"), ("울산", "Ulsan"), ("세종", "Sejong"), ("수원", "Suwon"), ("성남", "Seongnam"),
    ("고양", "Goyang"), ("용인", "Yongin"), ("청주", "Cheongju"), ("전주", "Jeonju"), ("천안", "Cheonan"),
    ("포항", "Pohang"), ("창원", "Changwon"), ("김해", "Gimhae"), ("제주", "Jeju"),
    ("강릉", "Gangneung"), ("춘천", "Chuncheon"), ("원주", "Wonju"), ("목포", "Mokpo"),
    ("여수", "Yeosu"), ("경주", "Gyeongju"),
  ]

  private static let events: [Words] = [
    ("야시장 개장", "opens a night market"),
    ("마을 도서관 새 단장", "renovates a small library"),
    ("전기 버스 도입", "adds electric buses"),
    ("자전거 도로 연장", "extends a cycle path"),
    ("강변 공원에 나무 심기", "plants riverside trees"),
    ("청소년 축구 대회 개최", "hosts a youth cup"),
    ("옛 극장 보존 결정", "keeps its old cinema"),
    ("로봇 경진 대회 개막", "opens a robot contest"),
    ("수영장 운영 시간 연장", "keeps the pool open late"),
    ("학교 급식에 지역 쌀 사용", "serves local rice at lunch"),
    ("별 보는 밤 행사", "holds a night of stars"),
    ("시장 골목 조명 교체", "relights the market lanes"),
    ("어린이 박물관 착공", "builds a museum for kids"),
    ("무료 와이파이 확대", "extends free wireless"),
    ("빗물 저장 시설 완공", "stores its rainwater"),
    ("합창단 단원 모집", "seeks singers for a choir"),
    ("반려견 놀이터 개방", "opens a dog playground"),
    ("기차역 승강기 수리", "repairs the station lifts"),
    ("주말 농장 분양", "lets weekend gardens"),
    ("한글 서예전 개최", "shows old calligraphy"),
    ("작은 병원 야간 진료", "keeps a clinic open late"),
    ("다리 보수 공사 시작", "starts to mend a bridge"),
    ("바둑 대회 결승", "hosts a Go final"),
    ("헌책 나눔 행사", "gives away used books"),
    ("태양광 지붕 지원", "pays for solar roofs"),
    ("김치 축제 준비", "plans a kimchi festival"),
    ("골목 벽화 완성", "finishes alley murals"),
    ("통학로 제한 속도 하향", "slows cars near schools"),
    ("동네 빵집 지도 제작", "maps its bakeries"),
    ("강 수질 개선", "cleans its river"),
    ("청년 임대 주택 입주", "welcomes young tenants"),
    ("어르신 컴퓨터 교실", "teaches seniors to code"),
    ("마라톤 코스 변경", "reroutes its marathon"),
    ("산불 감시 드론 배치", "guards forests by drone"),
    ("꽃길 조성", "plants a flower street"),
    ("시립 악단 새 지휘자", "names a new conductor"),
    ("재활용 정거장 설치", "adds recycling stops"),
    ("옛 철길 산책로로", "turns rails into a walk"),
    ("겨울 얼음 썰매장", "builds a sledging rink"),
    ("심야 버스 노선 신설", "adds a night bus"),
  ]

  private static let endings: [Words] = [
    ("2년 준비 끝에", " at last"), ("전국 최초", ", a first"), ("이번 주부터", " this week"),
    ("시범 사업으로", " on trial"), ("주민 투표 거쳐", " after a vote"), ("예산 확정", ", funds agreed"),
    ("예정보다 일찍", " ahead of time"), ("금요일부터", " from Friday"), ("주민들 반겨", " to applause"),
    ("올해도 다시", " once more"),
  ]

  private static let sources: [Words] = [
    ("한강일보", "Hangang Daily"), ("남산저널", "Namsan Journal"), ("동해신문", "Donghae Post"),
    ("들꽃뉴스", "Field News"), ("한라시보", "Halla Times"), ("새벽통신", "Dawn Wire"),
    ("골목신문", "Alley Gazette"),
  ]

  private static let backgrounds: [Words] = [
    ("주민 모임이 처음 제안한 일이다.", "A group of residents had first asked for this."),
    ("비용은 지난해 예산에서 나왔다.", "The money comes from last year's budget."),
    ("이웃 도시도 관심을 보이고 있다.", "Neighbouring cities show an interest."),
    ("준비에는 자원봉사자 마흔 명이 함께했다.", "Forty volunteers helped to prepare."),
    ("의회는 지난달 만장일치로 찬성했다.", "The council agreed last month, without a vote against."),
    ("비슷한 계획은 십 년 전에 무산됐다.", "A similar plan had failed ten years ago."),
    ("담당 부서는 자세한 내용을 누리집에 올렸다.", "The office has published the details."),
  ]

  private static let outlooks: [Words] = [
    ("다음 달에 첫 결과가 나온다.", "The first results are due next month."),
    ("시는 의견을 계속 듣겠다고 밝혔다.", "The city says that it keeps listening."),
    ("참가비는 없다.", "Taking part costs nothing."),
    ("비가 오면 하루 미룬다.", "If it rains, everything moves by a day."),
    ("내년에는 규모를 두 배로 늘린다.", "Next year there will be twice as much."),
    ("자세한 일정은 추후 알린다.", "The dates will be announced."),
  ]
}
