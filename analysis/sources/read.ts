import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { SourceDocument } from '../../catalogue/documents.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { digests } from '../../catalogue/paragraphs.ts'
import { readBounded } from '../../catalogue/read-bounded.ts'
import { UsageError } from '../../runner/usage-error.ts'

/** Which document a text is a copy of. */
export interface Recognised {
  readonly document: SourceDocument
  /** How many of the document's paragraphs stand in the text with the same words. */
  readonly shared: number
  readonly paragraphs: number
  /** The document of which more stands in the text, though another one was named. */
  readonly likelier?: string
}

/** The text of a file in UTF-8; refuses what is no text. */
export function readText(file: string): string {
  const bytes = bytesOf(file)
  if (bytes.includes(0)) throw noText(file, 'it holds bytes that no text has')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.trim()) throw new UsageError(`${file}: the file is empty.`)
    return text
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw noText(file, 'it is not in UTF-8')
  }
}

function bytesOf(file: string): Buffer {
  try {
    return readBounded(file)
  } catch (error) {
    throw new UsageError(`${file}: the file cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

const noText = (file: string, why: string): UsageError =>
  new UsageError(`${file}: this is not a text: ${why}. Save the document as plain text in UTF-8.`)

/** The document of that id; or, without one, that of which most paragraphs stand in the text. */
export function recognise(file: string, text: string, catalogue: Catalogue, as?: string): Recognised {
  const { documents } = catalogue
  const ids = documents.map(({ id }) => id)
  if (as !== undefined && !ids.includes(as))
    throw new UsageError(`--as ${as}: there is no such document. Nearest: ${nearest(as, ids, 3).join(', ')}.`)
  const all = documents.map(one => sharedWith(one, text, catalogue)).sort((a, b) => b.shared - a.shared)
  const [best] = all
  const named = all.find(({ document }) => document.id === as)
  if (named && best) return best.shared > named.shared ? { ...named, likelier: best.document.id } : named
  if (best && best.shared * 10 >= best.paragraphs) return best
  throw new UsageError(
    `${file}: this is a copy of none of the documents; less than a tenth of any is in it. If it is one all the same, say which: --as ${ids.join(', ')}.`,
  )
}

/** The document of which a tenth or more stands in the text; undefined: of none. */
export function sharesWith(text: string, catalogue: Catalogue): string | undefined {
  const all = catalogue.documents.map(one => sharedWith(one, text, catalogue))
  return all.find(({ shared, paragraphs }) => shared * 10 >= paragraphs)?.document.id
}

function sharedWith(document: SourceDocument, text: string, catalogue: Catalogue): Recognised {
  const there = new Set(digests(document.format, text).map(({ digest }) => digest))
  const known = catalogue.paragraphs(document.id)
  return { document, shared: known.filter(({ digest }) => there.has(digest)).length, paragraphs: known.length }
}
