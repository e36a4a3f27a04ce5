/// What a field is for, of no effect.
public struct UITextContentType: Sendable, Hashable {
  /// One of the usual.
  public static let name = UITextContentType()
  /// One of the usual.
  public static let namePrefix = UITextContentType()
  /// One of the usual.
  public static let givenName = UITextContentType()
  /// One of the usual.
  public static let middleName = UITextContentType()
  /// One of the usual.
  public static let familyName = UITextContentType()
  /// One of the usual.
  public static let nameSuffix = UITextContentType()
  /// One of the usual.
  public static let nickname = UITextContentType()
  /// One of the usual.
  public static let jobTitle = UITextContentType()
  /// One of the usual.
  public static let organizationName = UITextContentType()
  /// One of the usual.
  public static let location = UITextContentType()
  /// One of the usual.
  public static let fullStreetAddress = UITextContentType()
  /// One of the usual.
  public static let streetAddressLine1 = UITextContentType()
  /// One of the usual.
  public static let streetAddressLine2 = UITextContentType()
  /// One of the usual.
  public static let addressCity = UITextContentType()
  /// One of the usual.
  public static let addressState = UITextContentType()
  /// One of the usual.
  public static let addressCityAndState = UITextContentType()
  /// One of the usual.
  public static let sublocality = UITextContentType()
  /// One of the usual.
  public static let countryName = UITextContentType()
  /// One of the usual.
  public static let postalCode = UITextContentType()
  /// One of the usual.
  public static let telephoneNumber = UITextContentType()
  /// One of the usual.
  public static let emailAddress = UITextContentType()
  /// One of the usual.
  public static let URL = UITextContentType()
  /// One of the usual.
  public static let username = UITextContentType()
  /// One of the usual.
  public static let password = UITextContentType()
  /// One of the usual.
  public static let newPassword = UITextContentType()
  /// One of the usual.
  public static let oneTimeCode = UITextContentType()
  /// One of the usual.
  public static let creditCardNumber = UITextContentType()
  /// One of the usual.
  public static let creditCardName = UITextContentType()
  /// One of the usual.
  public static let creditCardGivenName = UITextContentType()
  /// One of the usual.
  public static let creditCardMiddleName = UITextContentType()
  /// One of the usual.
  public static let creditCardFamilyName = UITextContentType()
  /// One of the usual.
  public static let creditCardSecurityCode = UITextContentType()
  /// One of the usual.
  public static let creditCardExpiration = UITextContentType()
  /// One of the usual.
  public static let creditCardExpirationMonth = UITextContentType()
  /// One of the usual.
  public static let creditCardExpirationYear = UITextContentType()
  /// One of the usual.
  public static let creditCardType = UITextContentType()
  /// One of the usual.
  public static let birthdate = UITextContentType()
  /// One of the usual.
  public static let birthdateDay = UITextContentType()
  /// One of the usual.
  public static let birthdateMonth = UITextContentType()
  /// One of the usual.
  public static let birthdateYear = UITextContentType()
  /// One of the usual.
  public static let dateTime = UITextContentType()
  /// One of the usual.
  public static let flightNumber = UITextContentType()
  /// One of the usual.
  public static let shipmentTrackingNumber = UITextContentType()
  /// One of the usual.
  public static let cellularEID = UITextContentType()
  /// One of the usual.
  public static let cellularIMEI = UITextContentType()
}
