import type { Format, ParagraphDigest } from './paragraphs.ts'
import { readYaml, yamlFiles } from './read-yaml.ts'

/** One of the documents that rulings were drawn from. */
export interface SourceDocument {
  readonly id: string
  readonly title: string
  readonly publisher: string
  /** Day of issue, `yyyy-mm-dd`; absent where the document bears none. */
  readonly date?: string
  readonly version?: string
  readonly edition: 'first' | 'second'
  /** What the ids of its rulings begin with. */
  readonly prefix: string
  readonly format: Format
  /** Ids of the documents that it changes. */
  readonly amends?: readonly string[]
}

export const paragraphsFile = 'paragraphs.yaml'

export function readDocuments(dir: string): readonly SourceDocument[] {
  return readYaml(dir, 'documents.yaml') as readonly SourceDocument[]
}

/** The files that hold a document's rulings, relative to the catalogue. */
export function rulingFiles(dir: string, document: string): readonly string[] {
  return yamlFiles(dir, document).filter(file => !file.endsWith(`/${paragraphsFile}`))
}

interface EntryDigests {
  readonly entry: string
  readonly question?: string
  readonly digests: readonly string[]
}

/** Every paragraph of a document as it was when the rulings were drawn from it, in its order. */
export function readParagraphs(dir: string, document: string): readonly ParagraphDigest[] {
  const entries = readYaml(dir, `${document}/${paragraphsFile}`) as readonly EntryDigests[]
  return entries.flatMap(({ entry, question, digests }) => {
    const first = question === undefined ? [] : [{ entry, ordinal: 0, digest: question }]
    return [...first, ...digests.map((digest, index) => ({ entry, ordinal: index + 1, digest }))]
  })
}
