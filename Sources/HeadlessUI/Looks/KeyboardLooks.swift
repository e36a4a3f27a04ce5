// Keyboards, pointers and content types of fields: they compile and change nothing on the screen.

public enum UIKeyboardType: Sendable, Hashable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UITextContentType: Sendable, Hashable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle,
    organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2,
    addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode,
    telephoneNumber, emailAddress, URL, username, password, newPassword, oneTimeCode,
    creditCardNumber, creditCardName, creditCardGivenName, creditCardMiddleName,
    creditCardFamilyName, creditCardSecurityCode, creditCardExpiration, creditCardExpirationMonth,
    creditCardExpirationYear, creditCardType, birthdate, birthdateDay, birthdateMonth,
    birthdateYear, dateTime, flightNumber, shipmentTrackingNumber, cellularEID, cellularIMEI
}

public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }

public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }

public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")

  public let character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

public struct EventModifiers: OptionSet, Sendable, Hashable {
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

public enum KeyboardShortcut: Sendable, Hashable { case defaultAction, cancelAction }

extension View {
  /// Nothing hovers here, so `action` never runs.
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  public func focusable(_ isFocusable: Bool = true) -> Self { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  public func textContentType(_ textContentType: UITextContentType?) -> Self { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
  public func textInputAutocapitalization(_: TextInputAutocapitalization?) -> Self { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> Self { self }
  public func keyboardShortcut(_: KeyEquivalent, modifiers: EventModifiers = .command) -> Self {
    self
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
}
