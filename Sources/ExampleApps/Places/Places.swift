/// Places on a map; a place's bubble leads to its page, a menu to the ways of sharing it.
///
/// The sources import MapKit, WebKit, SafariServices and MessageUI as on iOS; land, pages and mail
/// are boxes with what is known of them.
public enum PlacesApp {}
