/** Members by key, keys in the order of first appearance. */
export function groupBy<T>(members: Iterable<T>, key: (member: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const member of members) {
    const group = groups.get(key(member))
    if (group) group.push(member)
    else groups.set(key(member), [member])
  }
  return groups
}

/** Order by code unit: the same on every machine, whatever its language. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
