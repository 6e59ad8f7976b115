import Testing

@testable import UIKit

@Suite struct PluralTests {
  // The examples of Unicode CLDR 45, supplemental/plurals.xml.
  @Test(arguments: [
    ("en", "one", [1]), ("en", "other", [0, 2, 11, 100]), ("ja", "other", [0, 1, 5]),
    ("fr", "one", [0, 1]), ("fr", "other", [2, 17]), ("fr", "many", [1_000_000]),
    ("pt", "one", [0, 1]), ("pt-PT", "other", [0, 2]), ("pt-BR", "one", [0]),
    ("pt_PT", "other", [0, 2]), ("pt-AO", "one", [1]), ("pt-AO", "other", [0]),
    ("pt-PT", "many", [1_000_000]), ("hy", "one", [0, 1]), ("ff", "one", [0]),
    ("kab", "other", [2]), ("es", "many", [2_000_000]),
    ("hi", "one", [0, 1]), ("tr", "one", [1]), ("da", "other", [0, 2]),
    ("is", "one", [1, 21, 101]), ("is", "other", [0, 11]), ("mk", "one", [1, 31]),
    ("lv", "zero", [0, 10, 11, 20, 111]), ("lv", "one", [1, 21]), ("lv", "other", [2, 22]),
    ("he", "two", [2]), ("he", "other", [0, 3, 20]), ("ro", "few", [0, 2, 19, 101]),
    ("ro", "other", [20, 100]), ("sr", "one", [1, 21]), ("sr", "few", [2, 24]),
    ("sr", "other", [0, 5, 11, 12]), ("sl", "one", [1, 101]), ("sl", "two", [2]),
    ("sl", "few", [3, 4]), ("sl", "other", [0, 5]), ("cs", "few", [2, 4]), ("cs", "other", [0, 5]),
    ("pl", "few", [2, 3, 22]), ("pl", "many", [0, 5, 12, 21]), ("ru", "one", [1, 21, 101]),
    ("ru", "few", [2, 34]), ("ru", "many", [0, 5, 11, 14, 111]), ("lt", "one", [1, 21]),
    ("lt", "few", [2, 29]), ("lt", "other", [0, 10, 11]), ("mt", "few", [0, 3, 103]),
    ("mt", "many", [11, 19]), ("ga", "two", [2]), ("ga", "many", [7, 10]), ("br", "few", [3, 29]),
    ("gd", "one", [1, 11]), ("gd", "few", [3, 13]), ("gv", "few", [0, 20]), ("cy", "zero", [0]),
    ("cy", "many", [6]), ("ar", "zero", [0]), ("ar", "two", [2]), ("ar", "few", [3, 110]),
    ("ar", "many", [11, 99]), ("ar", "other", [100, 202]), ("xx", "one", [1]),
  ]) func categoriesOfWholeNumbers(language: String, category: String, numbers: [Int]) {
    for number in numbers {
      #expect(PluralCategory(PluralOperands(number), language: language).rawValue == category)
    }
  }

  @Test(arguments: [
    ("en", 1.5, "other"), ("fr", 1.5, "one"), ("cs", 1.5, "many"), ("ru", 1.5, "other"),
    ("da", 1.5, "one"), ("lt", 1.5, "many"), ("he", 0.5, "one"), ("sl", 1.5, "few"),
    ("hy", 1.5, "one"), ("ff", 0.5, "one"), ("kab", 1.9, "one"), ("hy", 2.5, "other"),
    ("pa", 0.5, "other"), ("pt-PT", 1.5, "other"), ("pt", 1.5, "one"), ("en", 1.0, "one"),
    ("ro", 0.1, "few"), ("is", 0.1, "one"),
  ]) func categoriesOfOtherNumbers(language: String, number: Double, category: String) {
    #expect(PluralCategory(PluralOperands(number), language: language).rawValue == category)
  }
}
