import HeadlessDriver
import StateBindingTesting
import Testing

@testable import Article

@Test func `a user meets nothing that the map does not have`() async {
  await ProfileProgram.profile.checkMap()
}
