internal import Counters

extension Cost {
  /// The KiB of the process that are in memory; where the system does not say, the most that ever were.
  public static var resident: Cost {
    Cost(amount: Double(resident_kibibytes()))
  }
}
