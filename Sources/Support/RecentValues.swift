/// Values that were used lately, within limits of memory.
///
/// There are two generations. What is used moves to the young one; when that is full it becomes the old
/// one, and what has not been used since goes. So what is used again and again stays, however many
/// others come.
@usableFromInline
package struct RecentValues<Key: Hashable, Value> {
  @usableFromInline var young: [Key: (value: Value, cost: Int)] = [:]
  @usableFromInline var old: [Key: (value: Value, cost: Int)] = [:]
  @usableFromInline var cost = 0
  @usableFromInline let limit: Int

  /// Creates an empty collection.
  ///
  /// - Parameter limit: The cost of all values that are kept, at most.
  @inlinable
  package init(limit: Int) {
    self.limit = limit
  }

  /// The value of a key, which is kept longer now; `nil` if it is not there.
  @inlinable
  package mutating func value(of key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard !old.isEmpty, let known = old.removeValue(forKey: key) else { return nil }
    add(known.value, cost: known.cost, for: key)
    return known.value
  }

  /// Keeps a value; one that costs more than half of the limit is not kept.
  @inlinable
  package mutating func add(_ value: Value, cost: Int, for key: Key) {
    // To look in an empty dictionary takes as long as in a full one: the key is hashed.
    if !old.isEmpty { old[key] = nil }
    if let known = young.removeValue(forKey: key) { self.cost -= known.cost }
    guard cost <= limit / 2 else { return }
    if self.cost + cost > limit / 2 {
      old = young
      young = [:]
      self.cost = 0
    }
    young[key] = (value, cost)
    self.cost += cost
  }

  /// Forgets a value.
  @inlinable
  package mutating func remove(_ key: Key) {
    old[key] = nil
    if let known = young.removeValue(forKey: key) { cost -= known.cost }
  }
}
