import StateBindingTestSupport

/// The size of the large trees. A real tree is tens deep.
enum TreeSize {
  /// The depth at which a debug build must still release a tree on a stack of 8 MB. A sanitizer makes each frame larger.
  static let chain = isSanitized ? 1_000 : 5_000
  static let fan = 10_000
}
