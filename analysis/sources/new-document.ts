import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { stringify } from 'yaml'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { digest } from '../../catalogue/digest.ts'
import { documentsFile, paragraphsFile, type SourceDocument } from '../../catalogue/documents.ts'
import { type Entry, split } from '../../catalogue/paragraphs.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { readText, sharesWith } from './read.ts'

/** Facts of a new document besides its text; an id that is left out is made of the file's name. */
export type NewDocument = Omit<SourceDocument, 'id' | 'title'> & Partial<Pick<SourceDocument, 'id' | 'title'>>

/** Files written for it. */
export interface Written {
  readonly document: SourceDocument
  readonly paragraphs: number
  /** Relative to the catalogue. */
  readonly files: readonly string[]
}

const rulingsFile = 'rulings.yaml'

/** Enters a rules document in the catalogue: its row, the digests of its paragraphs, and for each an empty ruling. Nothing is written where anything is wrong. */
export function newDocument(file: string, said: NewDocument, catalogue: Catalogue): Written {
  const text = readText(file)
  const id = said.id ?? slug(basename(file, extname(file)))
  const document = { id, title: id, ...said } as SourceDocument
  requireNew(document, catalogue)
  const entries = split(document.format, text).filter(({ paragraphs }) => paragraphs.length)
  if (!entries.length)
    throw new UsageError(
      `${file}: no paragraph is found in it as "${document.format}" lays documents out. Say how it is laid out: --format.`,
    )
  const copied = sharesWith(text, catalogue)
  if (copied)
    throw new UsageError(
      `${file}: this is a copy of ${copied}, which the catalogue has. \`sources check\` says what changed in it.`,
    )
  const rulings = emptyRulings(entries, document.prefix)
  const folder = join(catalogue.dir, id)
  mkdirSync(folder)
  writeFileSync(join(folder, paragraphsFile), yaml(entries.map(digested)))
  writeFileSync(join(folder, rulingsFile), rulings.map(ruling => yaml([ruling])).join('\n'))
  appendFileSync(join(catalogue.dir, documentsFile), `\n${yaml([document])}`)
  return {
    document,
    paragraphs: rulings.length,
    files: [documentsFile, `${id}/${paragraphsFile}`, `${id}/${rulingsFile}`],
  }
}

function requireNew({ id, prefix, amends = [] }: SourceDocument, { dir, documents }: Catalogue): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(`--id ${id}: an id is of small letters, digits and single hyphens, such as glossary-b.`)
  if (documents.some(one => one.id === id)) throw new UsageError(`--id ${id}: the catalogue has this document already.`)
  if (existsSync(join(dir, id))) throw new UsageError(`--id ${id}: there is a folder of that name in ${dir} already.`)
  if (!/^[0-9a-zA-Z]+$/.test(prefix) || prefix === 'custom')
    throw new UsageError(`--prefix ${prefix}: a prefix is of letters and digits, such as 1eB, and not "custom".`)
  const other = documents.find(one => one.prefix === prefix)
  if (other) throw new UsageError(`--prefix ${prefix}: the ids of ${other.id} begin with it already.`)
  const stranger = amends.find(one => !documents.some(known => known.id === one))
  if (stranger !== undefined)
    throw new UsageError(
      `--amends ${stranger}: there is no such document. They are ${documents.map(d => d.id).join(', ')}.`,
    )
}

const digested = ({ entry, question, paragraphs }: Entry): object => ({
  entry,
  ...(question === undefined ? {} : { question: digest(question) }),
  digests: paragraphs.map(digest),
})

/** One for each paragraph, questions included, with what its author has to say left empty. */
function emptyRulings(entries: readonly Entry[], prefix: string): readonly object[] {
  const counts = new Map<string, number>()
  const next = (name: string): string => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${prefix}-${name}-${String(count).padStart(2, '0')}`
  }
  return entries.flatMap(({ entry, question, paragraphs }) => {
    const numbered = paragraphs.map((text, i) => [i + 1, text] as const)
    const all = question === undefined ? numbered : [[0, question] as const, ...numbered]
    return all.map(([paragraph, text]) => ({
      id: next(slug(entry)),
      entry,
      paragraph,
      digest: digest(text),
      kind: 'rule',
      testable: 'yes',
      topic: '',
      summary: '',
    }))
  })
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’"“”]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const yaml = (value: object): string => stringify(value, { lineWidth: 120, flowCollectionPadding: false })
