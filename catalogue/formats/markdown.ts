import type { Entry } from '../paragraphs.ts'

const heading = /^#{1,6} ([^\n]*)$/

/** Headings of Markdown are entries; blank lines part the paragraphs below them. What stands before the first heading is left out. */
export function splitMarkdown(text: string): readonly Entry[] {
  const entries: { entry: string; paragraphs: string[] }[] = []
  let isOpen = false
  for (const line of text.split('\n').map(each => each.trim())) {
    const [, entry] = heading.exec(line) ?? []
    const paragraphs = entries.at(-1)?.paragraphs
    if (entry !== undefined) entries.push({ entry: bare(entry), paragraphs: [] })
    else if (line && isOpen && paragraphs?.length) paragraphs.push(`${paragraphs.pop()} ${line}`)
    else if (line) paragraphs?.push(line)
    isOpen = entry === undefined && line !== ''
  }
  return entries.filter(({ paragraphs }) => paragraphs.length > 0)
}

/** Without the number signs that may close a heading. */
function bare(entry: string): string {
  let end = entry.length
  while (end > 0 && (entry[end - 1] === '#' || entry[end - 1] === ' ')) end -= 1
  return entry.slice(0, end).trim()
}
