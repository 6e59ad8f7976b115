// What a keyboard does to text by itself; kept, since what is typed comes in as it is.

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes

  init?(nib name: String?) {
    guard name == "no" || name == "yes" else { return nil }
    self = name == "no" ? .no : .yes
  }
}

/// Whether spaces are kept right where text is cut and pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes

  init?(nib name: String?) {
    guard name == "no" || name == "yes" else { return nil }
    self = name == "no" ? .no : .yes
  }
}

/// Whether quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes

  init?(nib name: String?) {
    guard name == "no" || name == "yes" else { return nil }
    self = name == "no" ? .no : .yes
  }
}
