import { type Document, isNode, isScalar, isSeq } from 'yaml'
import { fitsPattern } from '../../catalogue/id-pattern.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { readBounded } from '../../catalogue/read-bounded.ts'
import { inWords, readYamlText } from '../../catalogue/yaml-document.ts'
import { isWebAddress } from '../../protocol/web-address.ts'
import { printable } from '../../reports/words.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Suite } from '../../steps/suite/case.ts'

/** One failure that is expected, with its reason: of a case, or of every case of a ruling; `*` in an id stands for any characters. */
export interface Expected {
  readonly case?: string
  readonly ruling?: string
  readonly reason: string
  /** It passes on some runs and fails on others, and is right either way. */
  readonly passes?: 'sometimes'
  /** Last day on which it is expected, `yyyy-mm-dd`; absent = no end. */
  readonly until?: string
  /** Where it is worked on, such as an issue. */
  readonly link?: string
  /** File and line of it. */
  readonly at: string
}

const keys = ['case', 'ruling', 'reason', 'passes', 'until', 'link']

/** Faults that are told at once. */
const mostFaults = 20

/** Reads baselines, one after the other. */
export const readBaselines = (files: readonly string[], suite: Suite): readonly Expected[] =>
  files.flatMap(file => readBaseline(file, suite))

/** Reads a baseline; throws with file and line for each entry that is malformed or has an id that the suite does not have. */
export function readBaseline(file: string, suite: Suite): readonly Expected[] {
  const known = { cases: new Set(suite.cases.map(c => c.id)), rulings: new Set(suite.cases.flatMap(c => c.rulings)) }
  const [expected, faults]: [Expected[], string[]] = [[], []]
  for (const { entry, line } of entriesIn(file)) {
    const read = readEntry(entry, { file, line, known })
    if (!(read instanceof UsageError)) expected.push(read)
    else if (faults.push(read.message) > mostFaults) break
  }
  if (faults.length > mostFaults) faults[mostFaults] = `${file}: these are the first ${mostFaults} faults of more.`
  if (faults.length) throw new UsageError(faults.join('\n'))
  return expected
}

function readEntry(entry: unknown, where: Where): Expected | UsageError {
  try {
    if (isRecord(entry)) return entryOf(entry, where)
    return fault(where.file, where.line, 'an entry has a case or a ruling, and a reason')
  } catch (error) {
    if (error instanceof UsageError) return error
    throw error
  }
}

interface Entry {
  readonly entry: unknown
  readonly line: number
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function entriesIn(file: string): readonly Entry[] {
  const { document, lineAt, faults } = readYamlText(textOf(file))
  const [broken] = faults
  if (broken) throw notYaml(file, broken.line, broken.why)
  const { contents } = document
  if (contents === null || (isScalar(contents) && contents.value === null)) return []
  if (!isSeq(contents))
    throw fault(file, 1, 'a baseline is a list of entries, each beginning with "- case:" or "- ruling:"')
  const entries = plainOf(document, file) as readonly unknown[]
  return entries.map((entry, at) => ({ entry, line: lineAt(rangeOf(contents.items[at])) }))
}

const rangeOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)

/** Aliases are resolved only now. */
function plainOf(document: Document, file: string): unknown {
  try {
    return document.toJS()
  } catch (error) {
    throw notYaml(file, 1, inWords((error as Error).message))
  }
}

interface Where {
  readonly file: string
  readonly line: number
  readonly known: { readonly cases: ReadonlySet<string>; readonly rulings: ReadonlySet<string> }
}

function entryOf(entry: Record<string, unknown>, { file, line, known }: Where): Expected {
  const strange = Object.keys(entry).find(key => !keys.includes(key))
  if (strange) throw fault(file, line, `an entry has no "${strange}"; it has ${keys.join(', ')}`)
  const wrong = Object.entries(entry).find(([, value]) => typeof value !== 'string')
  if (wrong) throw fault(file, line, `"${wrong[0]}" is not a text`)
  const { case: one, ruling, reason, passes, until, link } = entry as Readonly<Record<string, string | undefined>>
  if ((one === undefined) === (ruling === undefined))
    throw fault(file, line, 'an entry names a case or a ruling, one of them')
  if (!reason?.trim()) throw fault(file, line, 'an entry says its reason')
  if (passes !== undefined && passes !== 'sometimes')
    throw fault(file, line, `"passes: ${passes}" can only be "passes: sometimes"`)
  if (until !== undefined && !isDay(until)) throw fault(file, line, `"until: ${until}" is not a day such as 2027-01-31`)
  if (link !== undefined && !isWebAddress(link))
    throw fault(file, line, `"link: ${link}" is not an address that begins with https:// or http://`)
  if (one !== undefined && !isKnown(one, known.cases)) throw unknown(file, line, 'case', one, known.cases)
  if (ruling !== undefined && !isKnown(ruling, known.rulings))
    throw unknown(file, line, 'ruling', ruling, known.rulings)
  return {
    ...(one ? { case: one } : {}),
    ...(ruling ? { ruling } : {}),
    reason,
    ...(passes ? { passes } : {}),
    ...(until ? { until } : {}),
    ...(link ? { link } : {}),
    at: `${file}:${line}`,
  }
}

const isKnown = (pattern: string, ids: ReadonlySet<string>): boolean =>
  ids.has(pattern) || [...ids].some(id => fitsPattern(id, pattern))

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function textOf(file: string): string {
  try {
    return readBounded(file).toString('utf8')
  } catch (error) {
    throw new UsageError(
      `--baseline ${file}: the file cannot be read (${(error as NodeJS.ErrnoException).code}). \`--write-baseline ${file}\` writes one.`,
    )
  }
}

const fault = (file: string, line: number, message: string): UsageError =>
  new UsageError(`${file}:${line}: ${printable(message)}.`)

const notYaml = (file: string, line: number, why: string): UsageError => fault(file, line, `this is not YAML: ${why}`)

function unknown(file: string, line: number, kind: string, id: string, known: ReadonlySet<string>): UsageError {
  return fault(file, line, `the suite has no ${kind} "${id}"; nearest: ${nearest(id, known, 1)[0]}`)
}
