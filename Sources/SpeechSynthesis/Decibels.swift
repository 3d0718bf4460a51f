import Foundation

/// Levels and factors.
enum Decibels {
  /// The factor of an amplitude that adds this many decibels.
  static func factor(_ decibels: Double) -> Double {
    decibels == 0 ? 1 : pow(10, decibels / 20)
  }
}
