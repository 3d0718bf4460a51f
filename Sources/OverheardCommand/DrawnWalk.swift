import ArgumentParser
import Foundation
import Overheard
import ScreenDrawing
import Support

/// The options that choose how a walk is drawn.
struct DrawingOptions: ParsableArguments {
  @Flag(help: "Draw in dark colors.")
  var dark = false

  var appearance: ScreenDrawing.Appearance { dark ? .dark : .light }
}

extension Screenshot {
  /// The picture of a screen, to be drawn; `nil` if there is none.
  static func drawn(for screen: LoadedScreen) -> ScreenPicture? {
    guard let data = data(of: screen), let (width, height) = size(of: data) else { return nil }
    return ScreenPicture(
      address: "data:image/png;base64,\(data.base64EncodedString())", width: width, height: height)
  }
}

/// A moment of a walk, such as 3.2s or 700ms.
struct MomentArgument: ExpressibleByArgument, Hashable {
  var milliseconds: Int

  init?(argument: String) {
    guard let seconds = Seconds(argument) else { return nil }
    milliseconds = seconds.milliseconds
  }
}
