import { readFileSync } from 'node:fs'
import { isMap, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { nearest } from '../../rulings/nearest.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { UsageError } from '../usage-error.ts'

/** One failure that is expected, with its reason: of a case, or of every case of a ruling. */
export interface Expected {
  readonly case?: string
  readonly ruling?: string
  readonly reason: string
  /** Last day on which it is expected, `yyyy-mm-dd`; absent = no end. */
  readonly until?: string
  readonly line: number
}

const keys = ['case', 'ruling', 'reason', 'until']

/** Reads a baseline; throws with file and line for what is malformed and for ids that the suite does not have. */
export function readBaseline(file: string, suite: Suite): readonly Expected[] {
  const lines = new LineCounter()
  const document = parseDocument(textOf(file), { lineCounter: lines })
  const [broken] = document.errors
  if (broken) throw fault(file, lines.linePos(broken.pos[0]).line, `this is not YAML: ${broken.message.split('\n')[0]}`)
  const list = document.contents
  if (list === null) return []
  if (!isSeq(list))
    throw fault(file, 1, 'a baseline is a list of entries, each beginning with "- case:" or "- ruling:"')
  const known = { cases: new Set(suite.cases.map(c => c.id)), rulings: new Set(suite.cases.flatMap(c => c.rulings)) }
  return list.items.map(item => {
    const line = lines.linePos((item as YAMLMap).range?.[0] ?? 0).line
    if (!isMap(item)) throw fault(file, line, 'an entry has a case or a ruling, and a reason')
    return entryOf(item.toJSON() as Record<string, unknown>, { file, line, known })
  })
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
  const { case: one, ruling, reason, until } = entry as Readonly<Record<string, string | undefined>>
  if ((one === undefined) === (ruling === undefined))
    throw fault(file, line, 'an entry names a case or a ruling, one of them')
  if (!reason?.trim()) throw fault(file, line, 'an entry says its reason')
  if (until !== undefined && !isDay(until)) throw fault(file, line, `"until: ${until}" is no day such as 2027-01-31`)
  if (one !== undefined && !known.cases.has(one)) throw unknown(file, line, 'case', one, known.cases)
  if (ruling !== undefined && !known.rulings.has(ruling)) throw unknown(file, line, 'ruling', ruling, known.rulings)
  return { ...(one ? { case: one } : {}), ...(ruling ? { ruling } : {}), reason, ...(until ? { until } : {}), line }
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(
      `--baseline ${file}: the file cannot be read (${(error as NodeJS.ErrnoException).code}). \`--write-baseline ${file}\` writes one.`,
    )
  }
}

const fault = (file: string, line: number, message: string): UsageError =>
  new UsageError(`${file}:${line}: ${message}.`)

function unknown(file: string, line: number, kind: string, id: string, known: ReadonlySet<string>): UsageError {
  return fault(file, line, `the suite has no ${kind} "${id}"; nearest: ${nearest(id, known, 1)[0]}`)
}
