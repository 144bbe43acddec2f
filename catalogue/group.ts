/** Members by key, keys in the order of first appearance. */
export function groupBy<T>(members: Iterable<T>, key: (member: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const member of members) put(groups, key(member), member)
  return groups
}

/** Members by each of their keys, keys in the order of first appearance; a key that a member has twice counts once. */
export function groupByEach<T>(members: Iterable<T>, keys: (member: T) => Iterable<string>): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const member of members) for (const key of new Set(keys(member))) put(groups, key, member)
  return groups
}

function put<T>(groups: Map<string, T[]>, key: string, member: T): void {
  const group = groups.get(key)
  if (group) group.push(member)
  else groups.set(key, [member])
}

/** Order by code unit: the same on every machine, whatever its language. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
