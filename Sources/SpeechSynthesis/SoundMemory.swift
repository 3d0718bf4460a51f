import CSndFile

/// A file in memory, for libsndfile.
///
/// It must outlive the handle that ``open(mode:info:)`` gives.
final class SoundMemory {
  private(set) var bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  func open(mode: Int32, info: inout SF_INFO) -> OpaquePointer? {
    var callbacks = SF_VIRTUAL_IO(
      get_filelen: { SoundMemory.from($0).map { sf_count_t($0.bytes.count) } ?? -1 },
      seek: { SoundMemory.from($2)?.seek(Int($0), whence: $1) ?? -1 },
      read: { SoundMemory.from($2)?.read(into: $0, count: Int($1)) ?? 0 },
      write: { SoundMemory.from($2)?.write($0, count: Int($1)) ?? 0 },
      tell: { SoundMemory.from($0).map { sf_count_t($0.position) } ?? -1 })
    return sf_open_virtual(
      &callbacks, mode, &info, Unmanaged.passUnretained(self).toOpaque())
  }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> SoundMemory? {
    pointer.map { Unmanaged<SoundMemory>.fromOpaque($0).takeUnretainedValue() }
  }

  private func seek(_ offset: Int, whence: Int32) -> sf_count_t {
    let base =
      switch whence {
      case SEEK_CUR: position
      case SEEK_END: bytes.count
      default: 0
      }
    position = max(0, base + offset)
    return sf_count_t(position)
  }

  private func read(into target: UnsafeMutableRawPointer?, count: Int) -> sf_count_t {
    let count = min(count, bytes.count - position)
    guard count > 0, let target else { return 0 }
    bytes.withUnsafeBytes {
      target.copyMemory(from: $0.baseAddress.unsafelyUnwrapped + position, byteCount: count)
    }
    position += count
    return sf_count_t(count)
  }

  private func write(_ source: UnsafeRawPointer?, count: Int) -> sf_count_t {
    guard count > 0, let source else { return 0 }
    if bytes.count < position + count {
      bytes.append(contentsOf: repeatElement(0, count: position + count - bytes.count))
    }
    bytes.withUnsafeMutableBytes {
      ($0.baseAddress.unsafelyUnwrapped + position).copyMemory(from: source, byteCount: count)
    }
    position += count
    return sf_count_t(count)
  }
}
