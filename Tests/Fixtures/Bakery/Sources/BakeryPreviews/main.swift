import HeadlessDriver
import SwiftUI

await Program(previewsOf: "Bakery").main()
