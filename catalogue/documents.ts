import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CatalogueError } from './catalogue-error.ts'
import type { Format, ParagraphDigest } from './paragraphs.ts'
import { readText, readYaml, yamlFiles } from './read-yaml.ts'

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

export const documentsFile = 'documents.yaml'
export const paragraphsFile = 'paragraphs.yaml'

export function readDocuments(dir: string): readonly SourceDocument[] {
  return readYaml(dir, documentsFile) as readonly SourceDocument[]
}

/** Throws where a document has a row and no folder. */
export function requireFolder(dir: string, document: string): void {
  if (existsSync(join(dir, document))) return
  const lacks = `the document "${document}" has no folder ${document}/ next to this file, with its rulings and their ${paragraphsFile}`
  const line = readText(dir, documentsFile).split('\n').indexOf(`- id: ${document}`) + 1
  throw new CatalogueError(
    `${lacks}. \`catalogue new\` writes both; or take its row out.`,
    documentsFile,
    line || undefined,
  )
}

/** The files that hold a document's rulings, relative to the catalogue. */
export function rulingFiles(dir: string, document: string): readonly string[] {
  requireFolder(dir, document)
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
