import HeadlessUI
import StateBinding
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
    #expect(
      throws: ScreenInputError.refused(
        "the field cannot read \"much\"; write a value as the field shows it")
    ) { try window.send(.type("much"), to: 3) }
  }

  private func shown(_ view: some View, _ language: String = "en") -> UIWindow {
    .showing(view, strings: StringCatalogue(language: language))
  }
}

extension UIWindow {
  fileprivate var values: [String] { screen.elements.compactMap(\.value) }
}

private let morning = Date(timeIntervalSince1970: 1_795_339_800)

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
