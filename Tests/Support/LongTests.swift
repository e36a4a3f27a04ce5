import StateBindingC

/// Whether tests run in their long forms: `STATEBINDING_LONG=1 swift test`.
public let runsLongTests = getenv("STATEBINDING_LONG") != nil
