import Foundation

/// Conversions between levels and factors.
enum Decibels {
  /// The factor that changes an amplitude by this many decibels.
  static func factor(_ decibels: Double) -> Double {
    decibels == 0 ? 1 : pow(10, decibels / 20)
  }
}
