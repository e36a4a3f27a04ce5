import HeadlessUI
import StateBinding
import StateBindingTesting
import SwiftUI
import Testing

/// Dates and numbers, shown in the language of the screen and typed by a person.
struct DateTests {
  @Test(arguments: [
    ("en", "Nov 22, 2026", "9:30 AM", "November 22, 2026"),
    ("ko", "2026년 11월 22일", "오전 9:30", "2026년 11월 22일"),
  ])
  func `dates are shown in the language of the screen`(
    language: String, day: String, time: String, long: String
  ) {
    let window = shown(Dates(), language)
    #expect(window.values == [day, time])
    #expect(window.screen.elements.last?.label == long)
  }

  @Test func `a day keeps the time, and a time keeps the day`() throws {
    let window = shown(Dates())
    try window.send(.type("2027-01-05"), to: 0)
    try window.send(.type("18:05"), to: 1)
    #expect(window.values == ["Jan 5, 2027", "6:05 PM"])
  }

  @Test func `a date and a time can be typed together or alone`() throws {
    let window = shown(Both())
    try window.send(.type("2027-01-05 18:05"), to: 0)
    #expect(window.values == ["Jan 5, 2027 at 6:05 PM"])
    try window.send(.type("7:00"), to: 0)
    #expect(window.values == ["Jan 5, 2027 at 7:00 AM"])
    try window.send(.type("2027-01-06T08:00"), to: 0)
    #expect(window.values == ["Jan 6, 2027 at 8:00 AM"])
  }

  @Test(arguments: [
    ("22.11.2026", "\"22.11.2026\" is not a date; write 2026-11-22"),
    ("2026-02-30", "\"2026-02-30\" is not a date; write 2026-11-22"),
    ("2026-11-22 09:30", "\"2026-11-22 09:30\" is not a date; write 2026-11-22"),
    ("", "\"\" is not a date; write 2026-11-22"),
    ("2025-12-31", "2025-12-31 is too early; the earliest is 2026-01-01"),
    ("2028-01-01", "2028-01-01 is too late; the latest is 2027-12-31"),
  ])
  func `a wrong date is refused with a reason`(text: String, reason: String) {
    let window = shown(Dates())
    #expect(throws: ScreenInputError.refused(reason)) { try window.send(.type(text), to: 0) }
    #expect(window.values.first == "Nov 22, 2026")
  }

  @Test func `the error for a refused date has the chosen date in the form to type`() throws {
    let window = shown(Dates())
    try window.send(.type("2027-01-05"), to: 0)
    #expect(throws: ScreenInputError.refused("\"tomorrow\" is not a date; write 2027-01-05")) {
      try window.send(.type("tomorrow"), to: 0)
    }
  }

  @Test func `a wrong time is refused with a reason`() {
    let window = shown(Dates())
    #expect(
      throws: ScreenInputError.refused("\"25:00\" is not a time; write 09:30")
    ) { try window.send(.type("25:00"), to: 1) }
    let both = shown(Both())
    #expect(
      throws: ScreenInputError.refused(
        "\"now\" is not a date and a time; write 2026-11-22 09:30, or only the date or the time")
    ) { try both.send(.type("now"), to: 0) }
  }

  @Test func `the environment sets the time zone and the locale`() throws {
    let window = shown(
      Both()
        .environment(\.timeZone, TimeZone(identifier: "Asia/Seoul") ?? .gmt)
        .environment(\.locale, Locale(identifier: "de_DE")))
    #expect(window.values == ["22. Nov. 2026, 18:30"])
    try window.send(.type("10:00"), to: 0)
    #expect(window.values == ["22. Nov. 2026, 10:00"])
  }

  @Test func `a field for a number takes plain and formatted numbers`() throws {
    let window = shown(Numbers())
    #expect(window.values == ["$1,234.50", "20%", "3", ""])
    try window.send(.type("99.9"), to: 0)
    try window.send(.type("25%"), to: 1)
    try window.send(.type("1,000"), to: 2)
    try window.send(.type("5"), to: 3)
    #expect(window.values == ["$99.90", "25%", "1,000", "5"])
    try window.send(.type(""), to: 3)
    #expect(window.values.last == "")
  }

  @Test func `a text that is not a number is refused with an example`() {
    let window = shown(Numbers())
    #expect(
      throws: ScreenInputError.refused(
        "the field cannot read \"much\"; write a value as the field shows it, such as $1,234.50")
    ) { try window.send(.type("much"), to: 0) }
  }

  private func shown(_ view: some View, _ language: String = "en") -> UIWindow {
    .showing(view, strings: StringCatalogue(language: language))
  }
}

extension UIWindow {
  fileprivate var values: [String] { screen.elements.compactMap(\.value) }
}

private let morning = Date(timeIntervalSince1970: 1_795_339_800)
private let past = Date(timeIntervalSince1970: 0)

private struct Dates: View {
  @State private var date = morning

  var body: some View {
    let first = Date(timeIntervalSince1970: 1_767_225_600)
    let last = Date(timeIntervalSince1970: 1_830_297_600 - 1)
    DatePicker("Day", selection: $date, in: first...last, displayedComponents: .date)
    DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
    Text(date, style: .date)
  }
}

private struct Both: View {
  @State private var date = morning

  var body: some View {
    DatePicker("When", selection: $date)
  }
}

private struct Numbers: View {
  @State private var price = 1_234.5
  @State private var tip = 20
  @State private var count = 3
  @State private var rest: Int?

  var body: some View {
    TextField("Price", value: $price, format: .currency(code: "USD"))
    TextField("Tip", value: $tip, format: .percent)
    TextField("Count", value: $count, formatter: Self.formatter)
    TextField("Rest", value: $rest, format: .number)
  }

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()
}

/// Dates that count from now, and formats, in the language of the screen. The pages of Apple's documentation are named as in
/// `DocumentedControlTests`.
@Suite(.ownRun)
struct LocalizedFormatTests {
  // text/datestyle/relative, text/datestyle/offset, text/datestyle/timer
  @Test(arguments: [
    ("en", ["1 min, 30 sec", "-1 minute", "1:30"], ["10 sec", "+10 seconds", "0:10"]),
    ("ko", ["1분 30초", "-1분", "1:30"], ["10초", "+10초", "0:10"]),
    ("de", ["1 Min., 30 Sek.", "-1 Minute", "1:30"], ["10 Sek.", "+10 Sekunden", "0:10"]),
  ])
  func `a date near now counts on the clock of the run`(
    language: String, before: [String], after: [String]
  ) async {
    let date = Date(timeIntervalSinceNow: 90)
    let window = shown(language) {
      Text(date, style: .relative)
      Text(date, style: .offset)
      Text("\(date, style: .timer)")
    }
    #expect(window.labels == before)
    await VirtualClock.current.advance(by: .seconds(100))
    #expect(window.labels == after)
  }

  @Test func `a date that is a day or more away depends on no clock`() {
    let window = shown {
      Text(past, style: .timer)
      Text(past, format: .relative(presentation: .named))
    }
    #expect(window.labels == ["Jan 1, 1970 at 12:00 AM", "Jan 1, 1970"])
  }

  // text/init(timerinterval:pausetime:countsdown:showshours:)
  @Test func `an interval counts down, or up, to its end`() async {
    let interval = past...past.addingTimeInterval(3_700)
    let window = shown {
      Text(timerInterval: interval)
      Text(timerInterval: interval, countsDown: false)
      Text(timerInterval: interval, showsHours: false)
      Text(timerInterval: interval, pauseTime: past.addingTimeInterval(700))
    }
    #expect(window.labels == ["1:01:40", "0:00", "61:40", "50:00"])
    await VirtualClock.current.advance(by: .seconds(100))
    #expect(window.labels == ["1:00:00", "1:40", "60:00", "50:00"])
    await VirtualClock.current.advance(by: .seconds(10_000))
    #expect(window.labels == ["0:00", "1:01:40", "0:00", "50:00"])
  }

  // text/init(_:format:), text/init(_:formatter:), text/init(_:)-56n81
  @Test(arguments: [
    (
      "en",
      [
        "9:30 – 10:30 AM", "in 2 hours", "a, b, and c", "€1,234.50", "12.3 MB", "25%",
        "1 hr, 5 min",
        "Nov 22, 2026", "1,234.5",
      ]
    ),
    (
      "ko",
      [
        "오전 9:30~10:30", "2시간 후", "a, b 및 c", "€1,234.50", "12.3MB", "25%", "1시간 5분",
        "2026. 11. 22.", "1,234.5",
      ]
    ),
    (
      "de",
      [
        "09:30–10:30 Uhr", "in 2 Stunden", "a, b und c", "1.234,50 €", "12,3 MB", "25 %",
        "1 Std., 5 Min.", "22.11.2026", "1.234,5",
      ]
    ),
  ])
  func `a format speaks the language of the screen, in UTC`(language: String, texts: [String]) {
    let day = DateFormatter()
    day.dateStyle = .medium
    let decimal = NumberFormatter()
    decimal.numberStyle = .decimal
    let later = Date(timeIntervalSinceNow: 7_200)
    let window = shown(language) {
      Group {
        Text(morning...morning.addingTimeInterval(3_600))
        Text(later, format: .relative(presentation: .numeric))
        Text(["a", "b", "c"], format: .list(type: .and))
        Text(1_234.5, format: .currency(code: "EUR"))
        Text(Int64(12_345_678), format: .byteCount(style: .file))
        Text(0.25, format: .percent)
        Text(.seconds(3_900), format: .units(allowed: [.hours, .minutes], width: .abbreviated))
      }
      Text(morning, formatter: day)
      Text("\(1_234.5 as NSNumber, formatter: decimal)")
    }
    #expect(window.labels == texts)
  }

  // textfield/init(_:value:format:prompt:)
  @Test func `a field writes nil for a text that is no value, if its value is optional`() throws {
    let window = shown("de") { Amounts() }
    try window.send(.type("1.234,5"), to: 0)
    #expect(window.screen.elements.map(\.value) == ["1.234,5", "1.234,5"])
    try window.send(.type("viel"), to: 0)
    #expect(throws: ScreenInputError.self) { try window.send(.type("viel"), to: 1) }
    #expect(window.screen.elements.map(\.value) == ["", "1.234,5"])
  }

  // datepicker/init(_:selection:in:displayedcomponents:)
  @Test func `a range without an end has only an earliest date`() throws {
    let window = shown { Appointment() }
    try window.send(.type("2030-01-01"), to: 0)
    #expect(window.screen.elements.map(\.value) == ["Jan 1, 2030"])
    #expect(
      throws: ScreenInputError.refused("2026-11-21 is too early; the earliest is 2026-11-22")
    ) { try window.send(.type("2026-11-21"), to: 0) }
  }

  private func shown(
    _ language: String = "en", @ViewBuilder _ content: () -> some View
  ) -> UIWindow {
    .showing(content(), strings: StringCatalogue(language: language))
  }
}

extension UIWindow {
  fileprivate var labels: [String] { screen.elements.map(\.label) }
}

private struct Amounts: View {
  @State private var rest: Double?
  @State private var price = 0.0

  var body: some View {
    TextField("Rest", value: $rest, format: .number)
      .onChange(of: rest) { if let rest { price = rest } }
    TextField("Price", value: $price, format: .number)
  }
}

private struct Appointment: View {
  @State private var day = morning

  var body: some View {
    DatePicker("Day", selection: $day, in: morning..., displayedComponents: .date)
  }
}
