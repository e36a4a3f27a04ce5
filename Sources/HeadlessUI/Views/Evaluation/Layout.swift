/// What the containers around a view do with its elements.
struct Layout {
  /// How deep the elements are.
  var depth = 0
  /// Whether what stands alone is a row.
  var isInRows = false
  /// Whether texts that stand side by side are one line.
  var isHorizontal = false
  /// Before which elements there is a gap that pushes them to the other side.
  var gap: Int?
  /// Whether rows are chosen by their ids.
  var tagsRows = false
}
