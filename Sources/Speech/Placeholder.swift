/// A built-in layout.
enum Placeholder {}
