import { join } from 'node:path'
import { cached, digestOf, textsBelow } from '../cache/cache.ts'
import { CatalogueError } from './catalogue-error.ts'
import { type Custom, readCustoms } from './customs.ts'
import { readDocuments, readParagraphs, requireFolder, rulingFiles, type SourceDocument } from './documents.ts'
import { nearest } from './nearest.ts'
import type { ParagraphDigest } from './paragraphs.ts'
import {
  type Contradiction,
  type OpenQuestion,
  type RulesetInfo,
  readContradictions,
  readOpenQuestions,
  readRulesets,
} from './questions.ts'
import { catalogueFolder, readYaml } from './read-yaml.ts'
import type { Ruling } from './ruling.ts'
import { readTopics, type Topic } from './topics.ts'

/** The law as data. */
export interface Catalogue {
  readonly dir: string
  /** By id, in the order of the documents. */
  readonly rulings: ReadonlyMap<string, Ruling>
  readonly documents: readonly SourceDocument[]
  readonly rulesets: readonly RulesetInfo[]
  readonly openQuestions: ReadonlyMap<string, OpenQuestion>
  readonly contradictions: readonly Contradiction[]
  /** By id, in the order of the table of contents. */
  readonly topics: ReadonlyMap<string, Topic>
  /** By id, in the order of the table of contents. */
  readonly customs: ReadonlyMap<string, Custom>
  /** Every paragraph of a document, read when asked for. */
  paragraphs(document: string): readonly ParagraphDigest[]
}

/** What the catalogue says of the law, without its documents. */
export type LawTexts = Pick<Catalogue, 'rulings' | 'customs' | 'rulesets' | 'openQuestions' | 'contradictions'>

/** Trusts the files to fit their schemas, which `validateCatalogue` checks; throws on broken YAML and on a repeated id. */
export function loadCatalogue(dir: string = catalogueFolder): Catalogue {
  const documents = readDocuments(dir)
  const rulings = readRulings(dir, documents)
  return {
    dir,
    rulings,
    documents,
    rulesets: readRulesets(dir),
    openQuestions: readOpenQuestions(dir),
    contradictions: readContradictions(dir),
    topics: readTopics(dir),
    customs: readCustoms(dir),
    paragraphs: document => readParagraphs(dir, document),
  }
}

/** The ruling of that id; an unknown one throws and names those most like it. */
export function findRuling(catalogue: Catalogue, id: string): Ruling {
  const found = catalogue.rulings.get(id)
  if (found) return found
  throw new Error(`No ruling "${id}". Nearest: ${nearest(id, catalogue.rulings.keys()).join(', ')}.`)
}

type Row = Omit<Ruling, 'document' | 'file' | 'cards'> & { readonly cards?: readonly string[] }

function readRulings(dir: string, documents: readonly SourceDocument[]): ReadonlyMap<string, Ruling> {
  const rulings = new Map<string, Ruling>()
  for (const { id: document } of documents) {
    for (const [file, own] of cachedRows(dir, document)) {
      for (const row of own) {
        const twin = rulings.get(row.id)
        if (twin) throw new CatalogueError(`"${row.id}" is in ${twin.file} already. Ids are used once.`, file)
        rulings.set(row.id, { ...row, cards: row.cards ?? [], document, file } as Ruling)
      }
    }
  }
  return rulings
}

/** Parsed once for as long as the document's files stay as they are. */
function cachedRows(dir: string, document: string): readonly (readonly [string, readonly Row[]])[] {
  const read = () => rulingFiles(dir, document).map(file => [file, rows(dir, file)] as const)
  if (dir !== catalogueFolder) return read()
  requireFolder(dir, document)
  return cached(`rulings/${document}`, digestOf(textsBelow(join(dir, document), '.yaml')), read)
}

function rows(dir: string, file: string): readonly Row[] {
  const content = readYaml(dir, file)
  if (Array.isArray(content)) return content as readonly Row[]
  throw new CatalogueError('holds no list of rulings. Each ruling is a block that begins with "- id:".', file)
}
