import { distance } from 'fastest-levenshtein'
import { findCard } from '../../cards/catalogue.ts'
import { readBounded } from '../../catalogue/read-bounded.ts'
import type { CardIds } from '../../protocol/card-ids.ts'
import { printable } from '../../reports/words.ts'
import { printedOn } from '../introduction.ts'
import { UsageError } from '../usage-error.ts'
import { type Remark, type Row, rowsIn, told } from './rows.ts'

const longest = 100

/** Which ids an engine has for which titles, and what is remarkable about the file that says so. */
export interface CardsMap extends CardIds {
  /** Sentences with file and line: titles that look like one that a scenario needs. */
  readonly remarks: readonly string[]
}

/** Reads the map of an engine that goes by ids of its own; throws with file and line of everything that cannot be meant. */
export function readCardsMap(file: string, titles: readonly string[]): CardsMap {
  const read = rowsIn(file, textOf(file))
  const rows = read.rows.map(row => ({ ...row, title: findCard(row.title)?.title ?? row.title }))
  const idOf = new Map<string, string>()
  const rowOf = new Map<string, Row>()
  const faults = [...read.faults]
  for (const row of rows) {
    const message = faultOf(row, rowOf.get(row.id))
    if (message) faults.push({ line: row.line, message })
    else {
      if (!idOf.has(row.title)) idOf.set(row.title, row.id)
      rowOf.set(row.id, row)
    }
  }
  if (faults.length) throw new UsageError(told(file, faults).join('\n'))
  const titleOf = new Map([...rowOf].map(([id, { title }]) => [id, title]))
  return { idOf: withAliases(idOf), titleOf, printedOn, remarks: told(file, nearlySpelled(rows, titles, idOf)) }
}

function textOf(file: string): string {
  try {
    return readBounded(file).toString('utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(
      `--cards-map ${printable(file)}: the file cannot be read (${code}). It names the engine's id for each title, as YAML, JSON or CSV.`,
    )
  }
}

/** Fault of a row, after another that has the same id. */
function faultOf({ title, id }: Row, taken: Row | undefined): string | undefined {
  if (!title.trim()) return `the id "${id}" has no title`
  if (!id.trim()) return `"${title}" has no id; leave the line out if the engine does not have the card`
  if (id.length > longest) return `the id of "${title}" is longer than ${longest} characters`
  if (!taken) return undefined
  if (title === taken.title) return `"${title}" has the id "${id}" twice`
  return `the id "${id}" stands for "${taken.title}" already (line ${taken.line}), and now for "${title}"`
}

/** A title that no scenario uses is welcome; one that looks like a title without an id may be a slip. */
function nearlySpelled(rows: readonly Row[], titles: readonly string[], idOf: CardIds['idOf']): readonly Remark[] {
  const missing = titles.filter(title => !idOf.has(title)).map(title => ({ title, letters: lettersOf(title) }))
  return rows.flatMap(({ title, line }) => {
    const letters = lettersOf(title)
    const near = findCard(title) ? [] : missing.filter(one => isNearly(letters, one.letters))
    if (!near.length) return []
    const offers = near.map(one => `"${one.title}"`).join(' or ')
    return { line, message: `the suite knows no card "${title}"; should it be ${offers}? If not, the line may stay` }
  })
}

/** The same letters, or nearly so: short titles differ by little as it is. */
function isNearly(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  const few = length < 5 ? 0 : length < 8 ? 1 : 2
  return Math.abs(a.length - b.length) <= few && distance(a, b) <= few
}

const lettersOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Scenarios may call a card by a name under which documents know it. */
function withAliases(idOf: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const aliases = [...idOf].flatMap(([title, id]) =>
    (findCard(title)?.aliases ?? []).map((alias): [string, string] => [alias, id]),
  )
  return new Map([...aliases, ...idOf])
}
