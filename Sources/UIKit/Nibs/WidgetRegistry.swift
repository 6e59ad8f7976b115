/// Which class an element of an Interface Builder file becomes: one line a widget.
enum WidgetRegistry {
  /// The class of each element that is an object.
  @MainActor static let classes: [String: any NibObject.Type] = [
    "view": UIView.self,
    "window": UIWindow.self,
    "label": UILabel.self,
    "textField": UITextField.self,
    "textView": UITextView.self,
    "button": UIButton.self,
    "imageView": UIImageView.self,
    "switch": UISwitch.self,
    "stepper": UIStepper.self,
    "slider": UISlider.self,
    "segmentedControl": UISegmentedControl.self,
    "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "pageControl": UIPageControl.self,
    "searchBar": UISearchBar.self,
    "searchDisplayController": UISearchDisplayController.self,
    "control": UIControl.self,
    "containerView": UIView.self,
    "visualEffectView": UIVisualEffectView.self,
    "scrollView": UIScrollView.self,
    "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self,
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "collectionReusableView": UICollectionReusableView.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "navigationBar": UINavigationBar.self,
    "navigationItem": UINavigationItem.self,
    "barButtonItem": UIBarButtonItem.self,
    "tabBar": UITabBar.self,
    "tabBarItem": UITabBarItem.self,
    "toolbar": UIToolbar.self,
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "constraint": NSLayoutConstraint.self,
    "blurEffect": UIBlurEffect.self,
    "vibrancyEffect": UIVibrancyEffect.self,
    "layoutGuide": UILayoutGuide.self,
    "stackView": UIStackView.self,
  ]

  /// The size in points that widgets without a class here ask for, where it is always the same; -1
  /// for none.
  static let unknownSizes: [String: CGSize] = [
    "pickerView": CGSize(width: -1, height: 216), "datePicker": CGSize(width: -1, height: 216),
  ]

  /// Elements that carry an id and are no objects of a screen: settings, references, editor state.
  static let settings: Set<String> = [
    "viewLayoutGuide", "viewControllerLayoutGuide", "exit", "placeholder", "outlet", "action",
    "outletCollection", "segue", "viewControllerPlaceholder", "tableViewSection",
    "userDefinedRuntimeAttribute", "connections",
  ]
}
