import ArgumentParser
import Foundation
import Overheard
import ScreenDrawing
import Support

/// The options that choose what is drawn of a walk, and how.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The walk to take, by name; by default the first that the screen has.", valueName: "name"))
  var walkName: String?

  @Flag(help: "Draw in dark colors.")
  var dark = false

  var appearance: ScreenDrawing.Appearance { dark ? .dark : .light }

  /// Those of a screen's walks that were chosen.
  ///
  /// - Throws: The exit code, if the screen has no such walk; that has then been told.
  func chosen(from walks: [ScreenWalk], in path: String) throws -> [ScreenWalk] {
    guard let walkName else { return walks }
    let found = walks.filter { $0.walk.name == walkName }
    guard found.isEmpty else { return found }
    var names: [String] = []
    for walk in walks where !names.contains(walk.walk.name) && !walk.walk.name.isEmpty {
      names.append(walk.walk.name)
    }
    Terminal.note(
      "\(path): no walk '\(walkName)'"
        + (names.isEmpty
          ? "; its walks have no names" : "; it has \(names.joined(separator: ", "))"))
    throw ExitCode.wrongInput
  }
}

extension Screenshot {
  /// The picture of a screen, to be drawn; `nil` if there is none.
  static func drawn(for screen: LoadedScreen) -> ScreenPicture? {
    guard let data = data(of: screen), data.count > 24 else { return nil }
    // The first part of a PNG file begins with the width and the height.
    func number(at offset: Int) -> Int {
      data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    guard (1...20_000).contains(width), (1...100_000).contains(height) else { return nil }
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
