/** Longest value that is kept on one line. */
const width = 90

/** JSON for reading: short values on one line, long ones by member. */
export function jsonText(value: unknown, indent: string): string {
  const line = JSON.stringify(value) ?? ''
  if (line.length <= width || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const members = Object.entries(value).map(([key, member]) => {
    const text = jsonText(member, inner)
    return `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${text}`
  })
  return `${isList ? '[' : '{'}\n${members.join(',\n')}\n${indent}${isList ? ']' : '}'}`
}
