import Foundation

/// What the file system says of an error, without the layers that Foundation puts around it.
package enum FileProblem {
  /// The reason of an error, as the system words it.
  package static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    // On Linux every NSError passes for a CocoaError, so that the domain has to be asked.
    if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error,
      (inner as NSError).domain != NSCocoaErrorDomain
    {
      return reason(inner)
    }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return String(cString: strerror(ENOENT))
    case .fileReadNoPermission, .fileWriteNoPermission: return String(cString: strerror(EACCES))
    default: return error.localizedDescription
    }
  }

  /// The file that an error is about, as far as it says so.
  package static func path(of error: any Error) -> String? {
    (error as NSError).userInfo[NSFilePathErrorKey] as? String
  }
}
