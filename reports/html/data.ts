import { deflateSync } from 'node:zlib'
import { titlesIn } from '../brief.ts'
import { carries, leftOpen } from '../diagnosis.ts'
import type { Unlocking } from '../lines.ts'
import type { CaseResult, Conformance, Diagnosis } from '../result.ts'
import { helpGiven, together, unlockingLists } from '../unlocking-words.ts'
import { printable } from '../words.ts'
import type { CaseDetails, CaseLine, EmbeddedDiagnosis, EmbeddedHead, EmbeddedUnlocking } from './embedded.ts'

/** Cases whose details are packed together: enough to share their repetitions, few enough to open at once. */
export const chunkSize = 16
/** Cases whose lines are packed together; all are read when the page is opened. */
const linesAtOnce = 512

/** The data of the page as JSON that may stand in a `<script>`. */
export function embed(result: Conformance): string {
  return [...embedded(result)].join('')
}

/** The same a piece at a time. */
export function* embedded(
  { cases, diagnosis, unlocking, ...head }: Conformance,
  playground?: string,
): Iterable<string> {
  const why = diagnosis ? { diagnosis: inWords(diagnosis) } : {}
  const next = unlocking ? { unlocking: inLists(unlocking) } : {}
  const first: EmbeddedHead = { ...head, ...why, ...next, help: helpGiven(cases), playground, chunkSize }
  yield `{"head":"${pack(first)}","lines":[`
  yield* packedList(chunks(cases, linesAtOnce), lineOf)
  yield '],"details":['
  yield* packedList(chunks(cases, chunkSize), detailsOf)
  yield ']}'
}

function* packedList<T>(lists: readonly (readonly T[])[], of: (one: T) => unknown): Iterable<string> {
  for (const [index, list] of lists.entries()) yield `${index ? ',' : ''}"${pack(list.map(of))}"`
}

function inWords(diagnosis: Diagnosis): EmbeddedDiagnosis {
  const { failures, explanations } = diagnosis
  const spoken = explanations.map(one => ({ ...one, carries: carries(one, failures) }))
  return { ...diagnosis, explanations: spoken, open: leftOpen(diagnosis) }
}

function inLists(unlocking: Unlocking): readonly EmbeddedUnlocking[] {
  return unlockingLists(unlocking).map(({ sets, ...list }) => ({
    ...list,
    sets: sets.map(one => ({ says: together(one), unlocks: one.unlocks })),
  }))
}

function lineOf(one: CaseResult): CaseLine {
  const { steps, transcript, before, after, brief, unchecked, because, ...line } = one
  return { ...line, cards: titlesIn(one) }
}

/** What is packed of a case. */
export function detailsOf({ steps, transcript, before, after, unchecked, because }: CaseResult): CaseDetails {
  return { steps, transcript, before, after, unchecked, because }
}

function chunks<T>(members: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(members.length / size)
  return Array.from({ length: count }, (_, index) => members.slice(index * size, (index + 1) * size))
}

/** JSON, deflated. */
export const pack = (value: unknown): string => deflated(JSON.stringify(value, visible))

/** In base64, so that it may stand in a page; the client inflates it. */
export const deflated = (text: string): string => deflateSync(text, { level: 9 }).toString('base64')

/** JSON that may stand in a script: `<` and line separators are written as escapes, so that no text ends it or begins a comment. */
export function safe(value: unknown): string {
  return JSON.stringify(value, visible).replace(
    /[<\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function visible(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? printable(value) : value
}
