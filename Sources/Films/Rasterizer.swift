import Foundation
import Support

/// Turns SVG into pixels with librsvg, which is looked for when it is needed.
///
/// The library is not linked, because only films need it: everything else builds and runs without. It
/// holds nothing but the addresses of its functions, which share no state between two drawings.
package struct Rasterizer: @unchecked Sendable {
  private typealias New =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?
    ) -> OpaquePointer?
  private typealias Render =
    @convention(c) (
      OpaquePointer, OpaquePointer, UnsafePointer<Double>, UnsafeMutableRawPointer?
    ) -> Int32
  private typealias MakeSurface =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32
    ) -> OpaquePointer?
  private typealias Make = @convention(c) (OpaquePointer) -> OpaquePointer?
  private typealias Give = @convention(c) (OpaquePointer) -> Void
  private typealias TellVersion = @convention(c) () -> UnsafePointer<CChar>?

  private let new: New
  private let render: Render
  private let makeSurface: MakeSurface
  private let makeContext: Make
  private let endContext: Give
  private let finishSurface: Give
  private let endSurface: Give
  private let release: Give
  /// The versions of what draws: librsvg, cairo and pango, as far as they tell.
  package let versions: String

  /// Four bytes a pixel, blue first, from the top left corner on.
  package struct Bitmap: Hashable, Sendable {
    package var width: Int
    package var height: Int
    package var bytes: [UInt8]
  }

  #if os(macOS)
    private static let names = [
      "/opt/homebrew/lib/librsvg-2.2.dylib", "/usr/local/lib/librsvg-2.2.dylib",
      "librsvg-2.2.dylib",
    ]
  #else
    private static let names = ["librsvg-2.so.2"]
  #endif

  /// Finds the library.
  ///
  /// - Throws: ``FilmError/noRasterizer`` if it is not there.
  package init() throws(FilmError) {
    guard let library = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else {
      throw .noRasterizer
    }
    // What librsvg needs is found through it: cairo draws, GObject counts references.
    func find<Function>(_ name: String, as: Function.Type) throws(FilmError) -> Function {
      guard let symbol = dlsym(library, name) else { throw .noRasterizer }
      return unsafeBitCast(symbol, to: Function.self)
    }
    new = try find("rsvg_handle_new_from_data", as: New.self)
    render = try find("rsvg_handle_render_document", as: Render.self)
    makeSurface = try find("cairo_image_surface_create_for_data", as: MakeSurface.self)
    makeContext = try find("cairo_create", as: Make.self)
    endContext = try find("cairo_destroy", as: Give.self)
    finishSurface = try find("cairo_surface_finish", as: Give.self)
    endSurface = try find("cairo_surface_destroy", as: Give.self)
    release = try find("g_object_unref", as: Give.self)
    let numbers = ["major", "minor", "micro"].map { (part: String) -> String in
      dlsym(library, "rsvg_\(part)_version").map { "\($0.load(as: UInt32.self))" } ?? "?"
    }
    let others = ["cairo", "pango"].map { (name: String) -> String in
      guard let symbol = dlsym(library, "\(name)_version_string") else { return "?" }
      return unsafeBitCast(symbol, to: TellVersion.self)().map { String(cString: $0) } ?? "?"
    }
    versions = ([numbers.joined(separator: ".")] + others).joined(separator: " ")
  }

  /// The pixels of a drawing.
  ///
  /// - Throws: ``FilmError/drawing`` if it is no SVG.
  package func bitmap(of svg: String, width: Int, height: Int) throws(FilmError) -> Bitmap {
    var svg = svg
    let handle = svg.withUTF8 { new($0.baseAddress, $0.count, nil) }
    guard let handle else { throw .drawing }
    defer { release(handle) }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let isDrawn = bytes.withUnsafeMutableBufferPointer { buffer in
      // 0 is CAIRO_FORMAT_ARGB32: on today's processors blue comes first.
      guard
        let surface = makeSurface(
          buffer.baseAddress, 0, Int32(width), Int32(height), Int32(width * 4))
      else { return false }
      defer {
        finishSurface(surface)
        endSurface(surface)
      }
      guard let context = makeContext(surface) else { return false }
      defer { endContext(context) }
      let viewport: [Double] = [0, 0, Double(width), Double(height)]
      return render(handle, context, viewport, nil) != 0
    }
    guard isDrawn else { throw .drawing }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}

/// What can go wrong with a film.
package enum FilmError: Error, Hashable, CustomStringConvertible {
  /// librsvg is not installed.
  case noRasterizer
  /// ffmpeg is not installed.
  case noEncoder
  /// A drawing could not be turned into pixels.
  case drawing
  /// ffmpeg failed; its last lines tell why.
  case encoding(String)

  /// Whether something has to be installed.
  package var isUnavailable: Bool { self == .noRasterizer || self == .noEncoder }

  package var description: String {
    switch self {
    case .noRasterizer: "films need librsvg; \(Self.advice)"
    case .noEncoder: "films need the program ffmpeg; \(Self.advice)"
    case .drawing: "librsvg could not draw a frame"
    case .encoding(let reason): "ffmpeg failed: \(reason)"
    }
  }

  /// The command that installs both.
  package static var install: String {
    InstallAdvice.command(apt: "ffmpeg librsvg2-2", brew: "ffmpeg librsvg")
  }

  private static var advice: String { "install it with: \(install)" }
}
