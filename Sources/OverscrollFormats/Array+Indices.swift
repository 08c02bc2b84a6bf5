extension Array {
  /// Returns the first index from which `belongs` holds. It has to hold for a suffix of the array.
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array where Element: Equatable {
  /// Returns the element `count` positions after another, with the first after the last. After `nil` or an element that
  /// is not in the array, a positive count begins before the first element, and a negative one after the last.
  package func element(after other: Element?, by count: Int) -> Element {
    let index = other.flatMap { firstIndex(of: $0) } ?? (count > 0 ? -1 : self.count)
    return self[(index + count + self.count) % self.count]
  }
}
