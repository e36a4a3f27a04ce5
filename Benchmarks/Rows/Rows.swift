import Harness

/// Every row, in the order of the table.
enum Rows {
  static let all =
    dispatch + screens + streams + attach + trees + workflows + transcripts + programs + training
}
