import UIKit

struct Palette {
  let title: String
  let colors: [String]
}

class GridViewController: UICollectionViewController {
  private let palettes = [
    Palette(title: "Warm", colors: ["Red", "Orange", "Yellow", "Pink", "Gold"]),
    Palette(title: "Cold", colors: ["Blue", "Cyan", "Teal", "Navy"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? ColorCell, let indexPath = collectionView.indexPath(for: cell),
      let color = segue.destination as? ColorViewController
    else { return }
    color.name = palettes[indexPath.section].colors[indexPath.item]
  }

  // MARK: - UICollectionViewDataSource

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    palettes.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    palettes[section].colors.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Color", for: indexPath)
    if let cell = cell as? ColorCell {
      cell.show(palettes[indexPath.section].colors[indexPath.item])
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Palette", for: indexPath)
    if let header = header as? PaletteHeaderView {
      header.show(palettes[indexPath.section].title)
    }
    return header
  }
}

// MARK: - UICollectionViewDelegateFlowLayout

extension GridViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 88, height: indexPath.section == 0 ? 48 : 32)
  }
}
