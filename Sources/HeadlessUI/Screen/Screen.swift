/// What a person sees: a plain value that knows no view, and that is all there is below the views.
public struct Screen: Sendable, Hashable {
  /// What it is called.
  public var title: String
  /// What is on it, containers before what they contain.
  public var elements: [Element]
  /// What is on top of it and has to be answered first.
  public var alert: Alert?
  /// The screens beneath it, where it is a sheet: the lowest first.
  public var covered: [Screen]

  /// A screen of `elements`.
  public init(
    title: String = "", elements: [Element] = [], alert: Alert? = nil, covered: [Screen] = []
  ) {
    self.title = title
    self.elements = elements
    self.alert = alert
    self.covered = covered
  }
}

extension Screen: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, elements, alert, covered
  }

  /// Reads what JSON rendering writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      title: try values.decode(String.self, forKey: .title),
      elements: try values.decode([Element].self, forKey: .elements),
      alert: try values.decodeIfPresent(Alert.self, forKey: .alert),
      covered: try values.decodeIfPresent([Screen].self, forKey: .covered) ?? [])
  }
}
