/// What the containers around a view do with its elements.
@usableFromInline
struct Layout {
  /// How deep the elements are.
  @usableFromInline var depth = 0
  /// Whether what stands alone is a row.
  @usableFromInline var isInRows = false
  /// Whether texts that stand side by side are one line.
  @usableFromInline var isHorizontal = false
  /// Before which elements there is a gap that pushes them to the other side.
  @usableFromInline var gap: Int?
  /// Whether rows are chosen by their ids.
  var tagsRows = false
  /// Whether the rows of the list can be chosen.
  var choosesRows = false

  /// Whether what stands alone is a row that can be chosen.
  var choosesRow: Bool { choosesRows && isInRows }
  /// Whether a row is to be known by its id.
  var isTaggingRows: Bool { tagsRows || choosesRow }
}
