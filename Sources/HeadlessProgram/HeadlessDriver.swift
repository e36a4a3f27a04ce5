// A program declares itself as a `Program` of HeadlessDriver, and needs no other import.
@_exported public import HeadlessDriver
