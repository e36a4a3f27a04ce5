/// One thing that is expected of an object whose RIB is over.
struct Expectation {
  enum Kind {
    /// That it goes.
    case release
    /// That it leaves the screen.
    case disappearance
    /// That it comes back, or goes.
    case reattachment
  }

  /// What is expected of which object; two expectations of one subject count as one.
  struct Subject: Hashable {
    let kind: Kind
    let object: ObjectIdentifier
  }

  let subject: Subject
  let type: Any.Type
  let place: Place
  /// Where it stands in the order of all; a new one has a new number.
  let number: Int

  var kind: Kind { subject.kind }
}

/// An object that is expected to go, known by a weak reference.
struct ReleaseWatch {
  private weak var object: AnyObject?
  private let place: Place
  private let number: Int

  init(of object: AnyObject, at place: Place, number: Int) {
    self.object = object
    self.place = place
    self.number = number
  }

  /// Whether it has gone.
  var isMet: Bool { object == nil }

  /// What is expected, unless it is met.
  var unmet: Expectation? {
    object.map {
      Expectation(
        subject: Expectation.Subject(kind: .release, object: ObjectIdentifier($0)),
        type: type(of: $0), place: place, number: number)
    }
  }
}

/// A view that is expected to leave the screen, as its interactor is inactive.
@MainActor
struct ScreenWatch {
  private weak var view: (any ViewControllable)?
  private weak var interactable: (any Interactable)?
  private let place: Place
  private let number: Int

  init(
    of view: any ViewControllable, _ interactable: any Interactable, at place: Place, number: Int
  ) {
    self.view = view
    self.interactable = interactable
    self.place = place
    self.number = number
  }

  /// What is expected, unless it is met.
  var unmet: Expectation? {
    guard let view, view.isOnScreen, interactable?.isActive != true else { return nil }
    return Expectation(
      subject: Expectation.Subject(kind: .disappearance, object: ObjectIdentifier(view)),
      type: type(of: view), place: place, number: number)
  }
}
