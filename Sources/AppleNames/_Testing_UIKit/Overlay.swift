// Empty. The compiler adds an import of this module to each file that imports both Testing and UIKit, and Linux has none.
