/// What an element is beside its texts, in one number.
///
/// With three texts beside it that is the most that a struct may hold: from eight words on the compiler copies a value and
/// destroys the copy wherever it is handed on. It was a tenth of the instructions of the row "dispatch, and the screen
/// that shows it" of the benchmarks.
struct ElementTraits: Sendable, Hashable {
  private struct Fields {
    var role: Role
    var buttonRole: Element.ButtonRole?
    var isEnabled: Bool
    var isSelected: Bool
    var depth: Int32
  }

  private var bits: UInt64

  init(
    role: Role, buttonRole: Element.ButtonRole?, isEnabled: Bool, isSelected: Bool, depth: Int
  ) {
    bits = Self.bits(
      Fields(
        role: role, buttonRole: buttonRole, isEnabled: isEnabled, isSelected: isSelected,
        depth: Int32(clamping: depth)))
  }

  var role: Role {
    get { fields.role }
    set { fields.role = newValue }
  }
  var buttonRole: Element.ButtonRole? {
    get { fields.buttonRole }
    set { fields.buttonRole = newValue }
  }
  var isEnabled: Bool {
    get { fields.isEnabled }
    set { fields.isEnabled = newValue }
  }
  var isSelected: Bool {
    get { fields.isSelected }
    set { fields.isSelected = newValue }
  }
  var depth: Int {
    get { Int(fields.depth) }
    set { fields.depth = Int32(clamping: newValue) }
  }

  // The casts are right as the fields take eight bytes without a gap, and the bits never come from anything else.

  private var fields: Fields {
    get { unsafeBitCast(bits, to: Fields.self) }
    set { bits = Self.bits(newValue) }
  }

  private static func bits(_ fields: Fields) -> UInt64 { unsafeBitCast(fields, to: UInt64.self) }
}
