struct Unused: Missing {}
