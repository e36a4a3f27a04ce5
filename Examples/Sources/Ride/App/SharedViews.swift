import HeadlessUI

/// A place with its role, on one line.
struct PlaceRow: View {
  let role: LocalizedStringKey
  let place: Place

  init(_ role: LocalizedStringKey, _ place: Place) {
    self.role = role
    self.place = place
  }

  var body: some View {
    LabeledContent(role) { Text(place.name) }
  }
}

struct RouteRows: View {
  let route: Route

  var body: some View {
    PlaceRow("출발지", route.from)
    PlaceRow("목적지", route.to)
  }
}

/// The route and the pick-up spot of an order.
struct OrderRows: View {
  let order: Order

  var body: some View {
    LabeledContent("출발지") { Text("\(Text(order.route.from.name)) \(Text(order.spot.name))") }
    PlaceRow("목적지", order.route.to)
  }
}

/// A button for each option, with the same name in every language.
struct Choices<Option: RawRepresentable & Hashable>: View where Option.RawValue == String {
  private let title: LocalizedStringKey
  private let options: [Option]
  private let name: (Option) -> LocalizedStringKey
  private let id: String
  private let chosen: Option
  private let choose: (Option) -> Void

  init(
    _ title: LocalizedStringKey, of options: [Option],
    named name: @escaping (Option) -> LocalizedStringKey, id: String, chosen: Option,
    choose: @escaping (Option) -> Void
  ) {
    self.title = title
    self.options = options
    self.name = name
    self.id = id
    self.chosen = chosen
    self.choose = choose
  }

  var body: some View {
    Section(title) {
      ForEach(options, id: \.self) { option in
        Button(name(option)) { choose(option) }
          .accessibilityIdentifier("\(id) \(option.rawValue)")
          .accessibilityAddTraits(option == chosen ? .isSelected : [])
      }
    }
  }
}

/// The progress of a cancellation.
struct CancellationText: View {
  let cancellation: Cancellation

  var body: some View {
    switch cancellation {
    case .notAsked: EmptyView()
    case .asked: Text("취소하는 중…")
    case .failed(let error): FailureText("취소하지 못했습니다", error)
    }
  }
}

/// The request that failed, and the reason.
struct FailureText: View {
  let request: LocalizedStringKey
  let error: RideError

  init(_ request: LocalizedStringKey, _ error: RideError) {
    self.request = request
    self.error = error
  }

  var body: some View {
    Text(request)
    switch error {
    case .unavailable: Text("서버에 연결할 수 없습니다. 다시 시도하세요")
    case .notLoggedIn: Text("로그인이 만료되었습니다. 다시 로그인하세요")
    case .tooLate: Text("이미 출발해서 취소할 수 없습니다")
    }
  }
}

extension TimeWords {
  var key: LocalizedStringKey {
    switch (hours, minutes) {
    case (0, _): "\(minutes)분"
    case (_, 0): "\(hours)시간"
    default: "\(hours)시간 \(minutes)분"
    }
  }
}

extension Place {
  var name: LocalizedStringKey {
    switch self {
    case .seoulStation: "서울역"
    case .cityHall: "시청"
    case .hongdae: "홍대"
    case .gangnam: "강남역"
    case .airport: "인천공항"
    }
  }
}

extension Spot {
  var name: LocalizedStringKey {
    switch self {
    case .mainGate: "정문"
    case .taxiStand: "택시 승강장"
    case .backStreet: "뒷길"
    }
  }
}

extension Coupon {
  var name: LocalizedStringKey {
    switch self {
    case .noCoupon: "쓰지 않음"
    case .firstRide: "첫 탑승 3,000원 할인"
    case .tenPercent: "10% 할인"
    }
  }
}

extension Card {
  var name: LocalizedStringKey {
    switch self {
    case .personal: "개인 카드 \(lastDigits)"
    case .company: "회사 카드 \(lastDigits)"
    }
  }
}
