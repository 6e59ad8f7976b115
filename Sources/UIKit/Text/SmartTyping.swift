// What a keyboard does to text by itself; kept, since what is typed comes in as it is.

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable, YesOrNo {
  case `default`
  case no
  case yes
}

/// Whether spaces are kept right where text is cut and pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable, YesOrNo {
  case `default`
  case no
  case yes
}

/// Whether quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable, YesOrNo {
  case `default`
  case no
  case yes
}

/// A choice that documents write as `yes` or `no`, and leave out for the default.
protocol YesOrNo: RawRepresentable where RawValue == Int {
  static var `default`: Self { get }
  static var no: Self { get }
  static var yes: Self { get }
}

extension YesOrNo {
  init?(nib name: String?) {
    switch name {
    case "default": self = .default
    case "no": self = .no
    case "yes": self = .yes
    default: return nil
    }
  }
}
