import HeadlessProgram
import SwiftUI

await Program(previewsOf: "Bakery").main()
