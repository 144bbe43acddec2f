import type { Entry } from '../paragraphs.ts'

const group = /^back to top of page/
const navigation = /^A - B - C - D\b/

/** Entries stand between two or more blank lines; the first line is the heading, every further line a paragraph. */
export function splitGlossary(text: string): readonly Entry[] {
  const lines = text.split('\n').map(line => line.replace(/[\s\u00a0]+/g, ' ').trim())
  const start = lines.findIndex(line => group.test(line))
  return blocks(lines.slice(start + 1)).flatMap(block => {
    const [heading, ...paragraphs] = block
    if (heading === undefined || paragraphs.length === 0) return []
    return [{ entry: heading.replace(/ \(updated by [^)]*\)$/, ''), paragraphs }]
  })
}

function blocks(lines: readonly string[]): readonly (readonly string[])[] {
  const result: string[][] = [[]]
  let blank = 0
  for (const line of lines) {
    const boundary = group.test(line) || navigation.test(line)
    if (boundary || line === '') {
      blank += boundary ? 2 : 1
      continue
    }
    if (blank > 1) result.push([])
    result.at(-1)!.push(line)
    blank = 0
  }
  return result
}
