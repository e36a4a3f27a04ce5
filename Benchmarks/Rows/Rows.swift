import Harness

/// Every row, in the order of the table.
enum Rows {
  static let all = dispatch + streams + attach + trees + workflows
}
