import { readFileSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'
import { findCard } from '../../cards/catalogue.ts'
import type { CardIds } from '../../protocol/card-ids.ts'
import { printable } from '../../reports/words.ts'
import { UsageError } from '../usage-error.ts'
import { fault, type Row, rowsIn } from './rows.ts'

const longest = 100

/** Reads which ids an engine has for which titles; throws with file and line for what cannot be meant. */
export function readCardsMap(file: string, titles: readonly string[]): CardIds {
  const rows = rowsIn(file, textOf(file)).map(row => ({ ...row, title: findCard(row.title)?.title ?? row.title }))
  const idOf = new Map<string, string>()
  const titleOf = new Map<string, string>()
  const lineOf = new Map<string, number>()
  for (const row of rows) {
    checkRow(file, row)
    const taken = titleOf.get(row.id)
    if (taken !== undefined) throw fault(file, row.line, alreadyTaken(row, taken, lineOf.get(row.id)))
    if (!idOf.has(row.title)) idOf.set(row.title, row.id)
    titleOf.set(row.id, row.title)
    lineOf.set(row.id, row.line)
  }
  checkSpelling(file, rows, titles, idOf)
  return { idOf: withAliases(idOf), titleOf }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(
      `--cards-map ${printable(file)}: the file cannot be read (${code}). It names the engine's id for each title, as YAML, JSON or CSV.`,
    )
  }
}

function checkRow(file: string, { title, id, line }: Row): void {
  if (!title.trim()) throw fault(file, line, `the id "${id}" has no title`)
  if (!id.trim())
    throw fault(file, line, `"${title}" has no id; leave the line out if the engine does not have the card`)
  if (id.length > longest) throw fault(file, line, `the id of "${title}" is longer than ${longest} characters`)
}

function alreadyTaken({ title, id }: Row, other: string, line: number | undefined): string {
  if (title === other) return `"${title}" has the id "${id}" twice`
  return `the id "${id}" stands for "${other}" already (line ${line}), and now for "${title}"`
}

/** A title that no scenario uses is welcome, unless it looks like one that is missing. */
function checkSpelling(file: string, rows: readonly Row[], titles: readonly string[], idOf: CardIds['idOf']): void {
  const missing = titles.filter(title => !idOf.has(title))
  for (const { title, line } of rows) {
    const near = findCard(title) ? undefined : missing.find(one => isNearly(title, one))
    if (near)
      throw fault(
        file,
        line,
        `the suite knows no card "${title}"; nearest: "${near}". Correct it, or leave the line out: no scenario needs it`,
      )
  }
}

/** The same letters, or nearly so: short titles differ by little as it is. */
function isNearly(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)]
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
