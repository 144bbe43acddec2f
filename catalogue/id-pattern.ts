/** Does an id fit the pattern, in which `*` stands for any characters? Without one it must be the id itself. */
export function fitsPattern(id: string, pattern: string): boolean {
  const [first = '', ...parts] = pattern.split('*')
  const last = parts.pop()
  if (last === undefined) return id === pattern
  if (!id.startsWith(first)) return false
  let at = first.length
  for (const part of parts) {
    const found = id.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return id.length - last.length >= at && id.endsWith(last)
}
