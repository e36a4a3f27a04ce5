// The environment's locale, calendar and time zone. They never follow the settings of this computer, so a screen is the same
// everywhere.

extension EnvironmentValues {
  /// The locale of dates and numbers: the usual one of the screen's language, unless the app sets another. The words of a
  /// screen do not follow the locale.
  public var locale: Locale {
    get { strings.locale }
    set {
      strings.place = FormatPlace(locale: newValue.identifier, timeZone: strings.place?.timeZone)
    }
  }

  /// The time zone of dates: UTC, unless the app sets another.
  public var timeZone: TimeZone {
    get { strings.timeZone }
    set {
      strings.place = FormatPlace(locale: strings.place?.locale, timeZone: newValue.identifier)
    }
  }

  /// The Gregorian calendar in the locale and the time zone of the environment, unless the app sets another.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }
}

private struct CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar? = nil
}

extension StringCatalogue {
  var locale: Locale {
    Locale(identifier: place?.locale ?? (language == "en" ? "en_US" : language))
  }

  var timeZone: TimeZone { place?.timeZone.flatMap { TimeZone(identifier: $0) } ?? .gmt }
}
