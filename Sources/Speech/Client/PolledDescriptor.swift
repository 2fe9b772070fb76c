/// A file descriptor that the client's owner has to wait for in its loop.
public struct PolledDescriptor: Hashable, Sendable {
  /// The descriptor.
  public var descriptor: Int32
  /// Whether there may be something to read.
  public var waitsToRead: Bool
  /// Whether there is something to write that wasn't taken yet.
  public var waitsToWrite: Bool

  /// Makes one.
  public init(descriptor: Int32, waitsToRead: Bool, waitsToWrite: Bool) {
    self.descriptor = descriptor
    self.waitsToRead = waitsToRead
    self.waitsToWrite = waitsToWrite
  }
}
