/// Numbers the turns of the main actor, as far as the framework sees them end.
///
/// Two moments with different numbers were not in one synchronous call. The reverse does not hold.
@MainActor
enum Turn {
  private(set) static var number: UInt32 = 1

  static func end() {
    number &+= 1
    if number == 0 { number = 1 }
  }
}
