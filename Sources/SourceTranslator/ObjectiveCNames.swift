/// How Swift spells declarations in Objective-C.
enum ObjectiveCNames {
  /// The selector of a method.
  ///
  /// The rule is the compiler's: the first label joins the base name, with "With" between them
  /// unless the base name ends or the label starts with a preposition; further labels stand as they
  /// are.
  static func selector(base: String, labels: [String]) -> String {
    if let known = UIKitSelectors.selector(base: base, labels: labels) { return known }
    guard let first = labels.first else { return base }
    var result = base
    if first != "_" {
      let joins = isPreposition(firstWord(first)) || isPreposition(lastWord(base))
      result += (joins ? "" : "With") + capitalized(first)
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
  }

  /// The setter of a property.
  static func setter(_ property: String) -> String {
    "set\(capitalized(property)):"
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static func firstWord(_ text: String) -> String {
    var result = ""
    for character in text {
      if !result.isEmpty && character.isUppercase { break }
      result.append(character)
    }
    return result
  }

  private static func lastWord(_ text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text }
    return String(text[start...])
  }

  /// The words the compiler knows as prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

/// The methods of UIKit whose Objective-C name does not follow from their Swift name, and those
/// that are named in `#selector` without labels.
enum UIKitSelectors {
  static func selector(base: String, labels: [String]) -> String? {
    table["\(base)(\(labels.map { $0 + ":" }.joined()))"]
  }

  /// The selector of a method whose labels are those of another's: what it is given decides.
  static func selector(base: String, labels: [String], first type: String) -> String? {
    let isCollection = type.hasSuffix("UICollectionView")
    guard base == "numberOfSections", labels == ["in"], isCollection else { return nil }
    return "numberOfSectionsInCollectionView:"
  }

  /// The selector of a method that is named without its labels.
  static func selector(base: String) -> String? {
    byBase[base]
  }

  /// The methods of which UIKit asks whether a class has them: they change what it does by being
  /// there.
  static let askedFor: Set<String> = [
    "awakeFromNib", "tableView:heightForRowAtIndexPath:",
    "tableView:commitEditingStyle:forRowAtIndexPath:",
    "tableView:estimatedHeightForRowAtIndexPath:", "collectionView:layout:sizeForItemAtIndexPath:",
  ]

  private static let byBase: [String: String] = {
    var result: [String: String] = [:]
    for (name, selector) in table.sorted(by: { $0.key > $1.key }) {
      result[String(name.prefix { $0 != "(" })] = selector
    }
    return result
  }()

  private static let table: [String: String] = [
    "viewWillAppear(_:)": "viewWillAppear:",
    "viewIsAppearing(_:)": "viewIsAppearing:",
    "viewDidAppear(_:)": "viewDidAppear:",
    "viewWillDisappear(_:)": "viewWillDisappear:",
    "viewDidDisappear(_:)": "viewDidDisappear:",
    "endEditing(_:)": "endEditing:",
    "copy(_:)": "copy:",
    "cut(_:)": "cut:",
    "paste(_:)": "paste:",
    "select(_:)": "select:",
    "selectAll(_:)": "selectAll:",
    "delete(_:)": "delete:",
    "setEditing(_:animated:)": "setEditing:animated:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "show(_:sender:)": "showViewController:sender:",
    "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "setNavigationBarHidden(_:animated:)": "setNavigationBarHidden:animated:",
    "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "shouldPerformSegue(withIdentifier:sender:)": "shouldPerformSegueWithIdentifier:sender:",
    "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
    "target(forAction:withSender:)": "targetForAction:withSender:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "motionEnded(_:with:)": "motionEnded:withEvent:",
    "hitTest(_:with:)": "hitTest:withEvent:",
    "point(inside:with:)": "pointInside:withEvent:",
    "draw(_:)": "drawRect:",
    "addSubview(_:)": "addSubview:",
    "bringSubviewToFront(_:)": "bringSubviewToFront:",
    "sendSubviewToBack(_:)": "sendSubviewToBack:",
    "setSelected(_:animated:)": "setSelected:animated:",
    "setHighlighted(_:animated:)": "setHighlighted:animated:",
    "scrollViewDidScroll(_:)": "scrollViewDidScroll:",
    "textFieldDidBeginEditing(_:)": "textFieldDidBeginEditing:",
    "textFieldDidEndEditing(_:)": "textFieldDidEndEditing:",
    "textFieldShouldReturn(_:)": "textFieldShouldReturn:",
    "textField(_:shouldChangeCharactersIn:replacementString:)":
      "textField:shouldChangeCharactersInRange:replacementString:",
    "numberOfSections(in:)": "numberOfSectionsInTableView:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "tableView(_:estimatedHeightForRowAt:)": "tableView:estimatedHeightForRowAtIndexPath:",
    "tableView(_:canEditRowAt:)": "tableView:canEditRowAtIndexPath:",
    "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)":
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
    "collectionView(_:shouldHighlightItemAt:)": "collectionView:shouldHighlightItemAtIndexPath:",
    "collectionView(_:didHighlightItemAt:)": "collectionView:didHighlightItemAtIndexPath:",
    "collectionView(_:didUnhighlightItemAt:)": "collectionView:didUnhighlightItemAtIndexPath:",
    "collectionView(_:shouldSelectItemAt:)": "collectionView:shouldSelectItemAtIndexPath:",
    "collectionView(_:shouldDeselectItemAt:)": "collectionView:shouldDeselectItemAtIndexPath:",
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    "collectionView(_:didDeselectItemAt:)": "collectionView:didDeselectItemAtIndexPath:",
    "collectionView(_:willDisplay:forItemAt:)":
      "collectionView:willDisplayCell:forItemAtIndexPath:",
    "collectionView(_:didEndDisplaying:forItemAt:)":
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
    "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
    "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)":
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
    "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
    "collectionView(_:layout:insetForSectionAt:)":
      "collectionView:layout:insetForSectionAtIndex:",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)":
      "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)":
      "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)":
      "collectionView:layout:referenceSizeForHeaderInSection:",
    "collectionView(_:layout:referenceSizeForFooterInSection:)":
      "collectionView:layout:referenceSizeForFooterInSection:",
  ]
}
