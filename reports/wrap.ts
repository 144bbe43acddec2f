/** Wrapped and two characters further right. */
export function indent(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap(line => wrap(line, columns - 2))
    .map(line => `  ${line}`.trimEnd())
    .join('\n')
}

/** Breaks a line between words, or anywhere where a word is too long. A terminal that does not know its width says 0: a line has a character at least. */
export function wrap(line: string, columns: number): string[] {
  const width = Math.max(1, columns)
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const end = space > width / 2 ? space : width
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest]
}
