import SwiftUI
import UIKit

/// Gives the tests, which are in another module, the screen called `name`.
public func makeScreen(_ name: String) -> UIViewController? {
  switch name {
  case "login": UIHostingController(rootView: LoginView())
  case "settings": UIHostingController(rootView: SettingsView())
  default: nil
  }
}
