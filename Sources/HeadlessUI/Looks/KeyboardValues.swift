/// Which keys there are, of no effect.
public enum UIKeyboardType: Sendable, Hashable {
  /// One of the usual.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Where capitals are put, of no effect.
public struct TextInputAutocapitalization: Sendable, Hashable {
  /// One of the usual.
  public static let never = TextInputAutocapitalization()
  /// One of the usual.
  public static let words = TextInputAutocapitalization()
  /// One of the usual.
  public static let sentences = TextInputAutocapitalization()
  /// One of the usual.
  public static let characters = TextInputAutocapitalization()
}

/// What the key that submits is called, of no effect.
public struct SubmitLabel: Sendable, Hashable {
  /// One of the usual.
  public static let done = SubmitLabel()
  /// One of the usual.
  public static let go = SubmitLabel()
  /// One of the usual.
  public static let send = SubmitLabel()
  /// One of the usual.
  public static let join = SubmitLabel()
  /// One of the usual.
  public static let route = SubmitLabel()
  /// One of the usual.
  public static let search = SubmitLabel()
  /// One of the usual.
  public static let `return` = SubmitLabel()
  /// One of the usual.
  public static let next = SubmitLabel()
  /// One of the usual.
  public static let `continue` = SubmitLabel()
}

/// A key, of no effect.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that confirms.
  public static let `return` = KeyEquivalent("\r")
  /// The key that leaves.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes.
  public static let delete = KeyEquivalent("\u{8}")
  /// The widest key.
  public static let space = KeyEquivalent(" ")

  /// The character of the key.
  public let character: Character

  /// The key of `character`.
  public init(_ character: Character) { self.character = character }
  /// The key of `character`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

/// Keys that are held, of no effect.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  /// The members as bits.
  public let rawValue: Int

  /// The members of `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One of the usual.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// One of the usual.
  public static let shift = EventModifiers(rawValue: 2)
  /// One of the usual.
  public static let control = EventModifiers(rawValue: 4)
  /// One of the usual.
  public static let option = EventModifiers(rawValue: 8)
  /// One of the usual.
  public static let command = EventModifiers(rawValue: 16)
}

/// What the keys for the usual choices are, of no effect.
public struct KeyboardShortcut: Sendable, Hashable {
  /// One of the usual.
  public static let defaultAction = KeyboardShortcut()
  /// One of the usual.
  public static let cancelAction = KeyboardShortcut()
}

/// Where capitals are put, of no effect.
public enum UITextAutocapitalizationType: Sendable, Hashable {
  /// One of the usual.
  case none, words, sentences, allCharacters
}
