import HeadlessDriver
import StateBindingTesting
import Testing

@Test(arguments: Preview.all.filter { $0.file.hasPrefix("Bakery/") })
func preview(_ preview: Preview) async {
  await preview.check(in: "Previews")
}
