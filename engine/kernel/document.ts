import { documentOf as sourceOf } from '../../catalogue/in-force.ts'

/** What the engine calls the documents that may be law, each with the documents of the catalogue that it stands for. */
const documents = {
  faq1996: ['1e-faq-1996'],
  glossary: ['1e-glossary-d', '1e-glossary-s'],
  currentRulings: ['1e-current-2014'],
  rulebook: ['2e-glossary-s'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Document = keyof typeof documents

const bySource: ReadonlyMap<string, Document> = new Map(
  (Object.keys(documents) as Document[]).flatMap(name => documents[name].map(source => [source, name] as const)),
)

/** The document of a ruling, told by the beginning of its id; undefined: of none. */
export function documentOf(ruling: string): Document | undefined {
  const source = sourceOf(ruling)
  return source && nameOf(source.id)
}

/** The engine's names of documents of the catalogue. */
export const namesOf = (sources: readonly string[]): readonly Document[] => [...new Set(sources.map(nameOf))]

/** A document has its id for a name where it has no other; card texts are filed under those that have one. */
const nameOf = (source: string): Document => bySource.get(source) ?? (source as Document)
