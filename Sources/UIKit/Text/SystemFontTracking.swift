// Tracking of the iOS system fonts, in 1/10000 of the font size; numbers only, no font data.
//
// Fitted to frames of labels and buttons in public Interface Builder files. Where those tell
// nothing, they follow the tracking tables that Apple publishes in its guidelines.

/// The tracking of the system fonts by size: `size:value`, straight lines between.
enum SystemFontTracking {
  /// San Francisco, iOS 9 and 10.
  static let ios9 = """
    6:410 7:340 8:260 9:190 10:119 11:51 12:7 13:-64 14:-113 15:-159 16:-200 17:-232 18:-244 19:-260
    20:-239 21:-249 22:-304 23:-261 24:-271 25:-281 26:-281 27:-291 28:-291 29:-291 30:-301 32:-301
    34:-311 36:-321 40:-329 44:-341 48:-349 56:-371 64:-388 72:-406 80:-421 96:-421
    """

  /// San Francisco, iOS 11 to 13.
  static let ios11 = """
    6:410 7:340 8:260 9:190 10:119 11:51 12:7 13:-64 14:-113 15:-159 16:-200 17:-232 18:-244 19:-260
    20:-369 21:-431 22:-413 23:-435 24:-435 25:-435 26:-435 27:-435 28:-435 29:-435 30:-435 32:-435
    34:-435 36:-435 40:-435 44:-435 48:-435 56:-435 64:-435 72:-435 80:-435 96:-435
    """

  /// San Francisco, from iOS 14.
  static let ios14 = """
    6:410 7:340 8:260 9:190 10:119 11:51 12:7 13:-64 14:-113 15:-159 16:-200 17:-257 18:-278 19:-342
    20:-367 21:-373 22:-418 23:-434 24:-434 25:-434 26:-435 27:-435 28:-435 29:-435 30:-435 32:-435
    34:-435 36:-435 40:-436 44:-436 48:-436 56:-437 64:-438 72:-439 80:-439 96:-439
    """

  /// Helvetica Neue, iOS 7 and 8.
  static let helveticaNeue = """
    8:200 9:183 10:167 11:150 12:153 13:135 14:140 15:92 16:70 17:25 18:-19 19:-5 20:-40 21:-30
    22:-40 23:-50 24:-98 25:-62 26:-63 27:-65 28:-67 29:-68 30:-70 36:-75 40:-82 48:-92 56:-100
    64:-100
    """
}
