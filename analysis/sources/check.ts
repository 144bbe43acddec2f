import type { Catalogue } from '../../catalogue/catalogue.ts'
import { digests, split } from '../../catalogue/paragraphs.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { compare, type Difference, type Place } from './compare.ts'
import { plain } from './entries.ts'
import { readText, recognise } from './read.ts'

/** One paragraph to look at, with the rulings that were drawn from it. */
export type Task = Difference & {
  readonly rulings: readonly string[]
  /** The new wording of what is changed or new. */
  readonly text?: string
}

/** The work list when a new rules document appears. */
export interface SourceCheck {
  readonly version: 1
  readonly document: string
  readonly title: string
  /** False: the document was named, not recognised. */
  readonly recognised: boolean
  /** The document that it is more like, though this one was named; absent = none. */
  readonly likelier?: string
  /** Paragraphs that the catalogue knows, and how many of them stand in the file with the same words. */
  readonly paragraphs: number
  readonly shared: number
  /** Ids of all rulings whose paragraph is no longer what or where it was. */
  readonly rulings: readonly string[]
  readonly tasks: readonly Task[]
}

/** Compares the file with the digests of the document that it is a copy of. */
export function checkSource(file: string, catalogue: Catalogue, as?: string): SourceCheck {
  const text = readText(file)
  const { document, ...found } = recognise(file, text, catalogue, as)
  const known = catalogue.paragraphs(document.id)
  const differences = compare(known, digests(document.format, text))
  const wording = wordingOf(split(document.format, text))
  const of = rulingsByPlace([...catalogue.rulings.values()].filter(ruling => ruling.document === document.id))
  const tasks = differences.map(difference => ({
    ...difference,
    rulings: 'was' in difference ? (of.get(key(difference.was)) ?? []) : [],
    ...(difference.what === 'changed' || difference.what === 'new'
      ? { text: wording.get(key(difference.now)) ?? '' }
      : {}),
  }))
  const rulings = tasks.flatMap(task => task.rulings)
  const { id, title } = document
  return { version: 1, document: id, title, recognised: as === undefined, ...found, rulings, tasks }
}

const key = ({ entry, paragraph }: Place): string => `${paragraph} ${plain(entry)}`

function rulingsByPlace(rulings: readonly Ruling[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const ruling of rulings) found.set(key(ruling), [...(found.get(key(ruling)) ?? []), ruling.id])
  return found
}

function wordingOf(entries: ReturnType<typeof split>): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ entry, question, paragraphs }) => [
      ...(question === undefined ? [] : [[key({ entry, paragraph: 0 }), question] as const]),
      ...paragraphs.map((text, index) => [key({ entry, paragraph: index + 1 }), text] as const),
    ]),
  )
}
