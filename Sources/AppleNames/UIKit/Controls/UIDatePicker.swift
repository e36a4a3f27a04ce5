public import Foundation
import HeadlessUI

/// A date, which a person types as `2026-11-22`, `09:30` or `2026-11-22 09:30`.
open class UIDatePicker: UIControl {
  public enum Mode: Sendable { case time, date, dateAndTime, countDownTimer }

  open var date = Date(timeIntervalSinceReferenceDate: 0), datePickerMode = Mode.dateAndTime
  open var minimumDate: Date?, maximumDate: Date?, timeZone: TimeZone?, locale: Locale?
  open var calendar = Calendar(identifier: .gregorian), minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override func addContent(in evaluation: inout Evaluation) {
    let typed = TypedDate(
      hasDay: datePickerMode == .date || datePickerMode == .dateAndTime,
      hasTime: datePickerMode != .date, timeZone: timeZone ?? .gmt)
    let text = typed.text(of: date)
    addField(element(.field, value: text, isEnabled: isEnabled), text: text, in: &evaluation) {
      [weak self] text in
      guard let self else { return nil }
      let reason = typed.write(text, to: &date, from: minimumDate, to: maximumDate)
      if reason == nil { sendActions(for: .valueChanged) }
      return reason
    }
  }
}

public enum UIDatePickerStyle: Sendable { case automatic, wheels, compact, inline }

/// Reads and writes dates as a person types them.
package struct TypedDate {
  private let hasDay: Bool
  private let hasTime: Bool
  private let calendar: Calendar

  package init(hasDay: Bool, hasTime: Bool, timeZone: TimeZone) {
    (self.hasDay, self.hasTime) = (hasDay, hasTime)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// Writes the date in `text`, or returns the reason why the text is refused.
  package func write(
    _ text: String, to date: inout Date, from earliest: Date?, to latest: Date?
  ) -> String? {
    guard let typed = self.date(from: text, changing: date) else {
      return "\"\(text)\" is not \(kind); write \(example(date))"
    }
    // Whole minutes are compared, because the person types no seconds.
    if let earliest, minute(of: typed) < minute(of: earliest) {
      return "\(text) is too early; the earliest is \(self.text(of: earliest))"
    }
    if let latest, minute(of: typed) > minute(of: latest) {
      return "\(text) is too late; the latest is \(self.text(of: latest))"
    }
    date = typed
    return nil
  }

  /// The kind of text that a person may type.
  private var kind: String {
    hasDay && hasTime ? "a date and a time" : hasTime ? "a time" : "a date"
  }

  /// Instructions with `date` as an example.
  private func example(_ date: Date) -> String {
    hasDay && hasTime ? "\(text(of: date)), or only the date or the time" : text(of: date)
  }

  /// `date` with the day, the time or both replaced by those in `text`; nil if `text` is not such a text.
  private func date(from text: String, changing date: Date) -> Date? {
    let words = text.split { $0 == " " || $0 == "T" }
    guard (1...2).contains(words.count) else { return nil }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    var rest = words[...]
    if hasDay, let numbers = numbers(in: rest.first, separator: "-", digits: [4, 2, 2]) {
      (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
      rest.removeFirst()
    }
    if hasTime, let numbers = numbers(in: rest.first, separator: ":", digits: [2, 2]) {
      (parts.hour, parts.minute) = (numbers[0], numbers[1])
      rest.removeFirst()
    }
    guard rest.isEmpty, parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }

  /// The numbers of a text such as `2026-11-22` or `9:30`.
  private func numbers(in text: Substring?, separator: Character, digits: [Int]) -> [Int]? {
    guard let words = text?.split(separator: separator, omittingEmptySubsequences: false),
      words.count == digits.count
    else { return nil }
    let numbers = zip(words, digits).compactMap { word, digits in
      (1...digits).contains(word.count) && word.allSatisfy { ("0"..."9").contains($0) }
        ? Int(word) : nil
    }
    return numbers.count == digits.count ? numbers : nil
  }

  /// The day, or the minute if times are chosen, as a number to compare.
  private func minute(of date: Date) -> Date {
    hasTime
      ? Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
      : calendar.startOfDay(for: date)
  }

  /// `date` as a person types it.
  package func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = [(parts.year ?? 0, 4), (parts.month ?? 0, 2), (parts.day ?? 0, 2)]
    let time = [(parts.hour ?? 0, 2), (parts.minute ?? 0, 2)]
    func join(_ numbers: [(Int, Int)], _ separator: String) -> String {
      numbers.map { number, digits in
        String(repeating: "0", count: max(0, digits - "\(number)".count)) + "\(number)"
      }.joined(separator: separator)
    }
    return [hasDay ? join(day, "-") : nil, hasTime ? join(time, ":") : nil].compactMap { $0 }
      .joined(separator: " ")
  }
}
