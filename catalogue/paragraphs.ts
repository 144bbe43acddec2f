import { digest } from './digest.ts'
import { splitAmigaGuide } from './formats/amigaguide.ts'
import { splitCurrentRulings } from './formats/current-rulings.ts'
import { splitGlossary } from './formats/glossary.ts'
import { splitMarkdown } from './formats/markdown.ts'

export const formats = ['markdown', 'glossary', 'current-rulings', 'amigaguide'] as const

/** How a document is laid out: as a page of ours would be, or as the publishers' are; the Second Edition page shares the layout of the Glossary letters. */
export type Format = (typeof formats)[number]

/** One heading of a document with its text. */
export interface Entry {
  readonly entry: string
  /** What the entry answers, where it is a question: counts as paragraph 0. */
  readonly question?: string
  /** In order; the first is paragraph 1. */
  readonly paragraphs: readonly string[]
}

/** One paragraph without its text, as the catalogue records it. */
export interface ParagraphDigest {
  readonly entry: string
  readonly ordinal: number
  readonly digest: string
}

const splitters: Readonly<Record<Format, (text: string) => readonly Entry[]>> = {
  markdown: splitMarkdown,
  glossary: splitGlossary,
  'current-rulings': splitCurrentRulings,
  amigaguide: splitAmigaGuide,
}

/** The entries of a document in its order; a heading that occurs again gets " (2)". */
export function split(format: Format, text: string): readonly Entry[] {
  const seen = new Map<string, number>()
  return splitters[format](text.replace(/\r\n?/g, '\n')).map(entry => {
    const times = (seen.get(entry.entry) ?? 0) + 1
    seen.set(entry.entry, times)
    return times === 1 ? entry : { ...entry, entry: `${entry.entry} (${times})` }
  })
}

/** All paragraphs of a document as digests, questions included. */
export function digests(format: Format, text: string): readonly ParagraphDigest[] {
  return split(format, text).flatMap(({ entry, question, paragraphs }) => {
    const first = question === undefined ? [] : [{ entry, ordinal: 0, digest: digest(question) }]
    return [...first, ...paragraphs.map((each, index) => ({ entry, ordinal: index + 1, digest: digest(each) }))]
  })
}
