import type { Entry } from '../paragraphs.ts'

const heading = /^#{1,6}\s+(.*?)\s*#*\s*$/

/** Headings of Markdown are entries; blank lines part the paragraphs below them. What stands before the first heading is left out. */
export function splitMarkdown(text: string): readonly Entry[] {
  const entries: { entry: string; paragraphs: string[] }[] = []
  for (const block of text.split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)) {
    const [, entry] = heading.exec(block.trim()) ?? []
    if (entry !== undefined) entries.push({ entry, paragraphs: [] })
    else if (block.trim()) entries.at(-1)?.paragraphs.push(block.trim().replace(/\s*\n\s*/g, ' '))
  }
  return entries.filter(({ paragraphs }) => paragraphs.length > 0)
}
