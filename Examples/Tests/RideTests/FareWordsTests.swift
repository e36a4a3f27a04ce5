import Ride
import StateBinding
import Testing

/// The presenters alone, from models to texts.
struct FareWordsTests {
  @Test(arguments: [
    (0, "0"), (900, "900"), (4_000, "4,000"), (46_300, "46,300"), (1_000_000, "1,000,000"),
  ])
  func `an amount has a comma after every three digits`(amount: Int, words: String) {
    #expect(wonInWords(amount) == words)
  }

  @Test(arguments: [(0, "0.0"), (950, "0.9"), (1_700, "1.7"), (47_500, "47.5")])
  func `a distance has one decimal`(metres: Int, words: String) {
    #expect(kilometresInWords(metres) == words)
  }

  @Test(arguments: [(0, 0, 0), (59, 0, 59), (60, 1, 0), (81, 1, 21)])
  func `a time of an hour or more is in hours and minutes`(all: Int, hours: Int, minutes: Int) {
    let words = TimeWords(minutes: all)
    #expect(words.hours == hours)
    #expect(words.minutes == minutes)
  }

  @Test func `an order without a coupon has one fare`() {
    #expect(
      shown(.noCoupon)
        == ConfirmViewState(
          kilometres: "47.5", time: TimeWords(minutes: 81), fare: "46,300", fullFare: nil))
  }

  @Test(arguments: [(Coupon.firstRide, "43,300"), (.tenPercent, "41,670")])
  func `a coupon shows the fare with and without it`(coupon: Coupon, fare: String) {
    #expect(
      shown(coupon)
        == ConfirmViewState(
          kilometres: "47.5", time: TimeWords(minutes: 81), fare: fare, fullFare: "46,300"))
  }

  @Test func `a coupon saves no more than the fare`() {
    #expect(Coupon.firstRide.saving(on: 2_000) == 2_000)
  }

  @Test func `a receipt shows the paid fare`() {
    let screen = DroppedOffViewControllableMock()
    let ride = Ride(id: 1, order: order(.tenPercent))
    DroppedOffPresenter(viewController: screen).update(
      state: DroppedOffState(
        ride: ride, receipt: Receipt(driver: Driver.seeds[0], minutes: 95, fare: 41_670)))
    #expect(screen.updateArguments.last?.order == order(.tenPercent))
    #expect(screen.updateArguments.last?.driver == "Park Jihun")
    #expect(screen.updateArguments.last?.time == TimeWords(minutes: 95))
    #expect(screen.updateArguments.last?.fare == "41,670")
  }

  private func shown(_ coupon: Coupon) -> ConfirmViewState? {
    let screen = ConfirmViewControllableMock()
    ConfirmPresenter(viewController: screen).update(state: ConfirmState(order: order(coupon)))
    return screen.updateArguments.last
  }

  private func order(_ coupon: Coupon) -> Order {
    var order = Order(route: Route(from: .airport, to: .gangnam))
    order.payment.coupon = coupon
    return order
  }
}
