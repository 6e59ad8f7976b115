/// One note.
struct Note {
  var title: String
  var text: String
}
