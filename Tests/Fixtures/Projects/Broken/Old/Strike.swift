import UIKit

let strike = #selector(UIResponder.resignFirstResponder)

func strikeNow() {
  UIApplication.shared.sendAction(strike, to: nil, from: nil, for: nil)
}
