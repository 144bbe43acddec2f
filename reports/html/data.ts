import { deflateSync } from 'node:zlib'
import type { Board } from '../../protocol/types.ts'
import { carries, leftOpen } from '../diagnosis.ts'
import type { Unlocking } from '../lines.ts'
import type { CaseResult, Conformance, Diagnosis } from '../result.ts'
import { helpGiven, together, unlockingLists } from '../unlocking-words.ts'
import { printable } from '../words.ts'
import type { CaseDetails, CaseLine, EmbeddedDiagnosis, EmbeddedHead, EmbeddedUnlocking } from './embedded.ts'

/** Cases whose details are packed together: enough to share their repetitions, few enough to open at once. */
export const chunkSize = 16

/** The data of the page as JSON that may stand in a `<script>`. */
export function embed(result: Conformance): string {
  return [...embedded(result)].join('')
}

/** The same a piece at a time; every case is looked at once, and let go. */
export function* embedded(
  { cases, diagnosis, unlocking, ...head }: Conformance,
  playground?: string,
): Iterable<string> {
  const why = diagnosis ? { diagnosis: inWords(diagnosis) } : {}
  const next = unlocking ? { unlocking: inLists(unlocking) } : {}
  const first: EmbeddedHead = { ...head, ...why, ...next, help: helpGiven(cases), playground, chunkSize }
  yield `${safe(first).slice(0, -1)},"chunks":[`
  for (const [index, chunk] of chunks(cases).entries()) yield `${index ? ',' : ''}${embeddedChunk(chunk)}`
  yield ']}'
}

/** An `EmbeddedChunk`. */
const embeddedChunk = (cases: readonly CaseResult[]): string =>
  `{"cases":${safe(cases.map(lineOf))},"details":"${pack(cases.map(detailsOf))}"}`

function inWords(diagnosis: Diagnosis): EmbeddedDiagnosis {
  const { failures, explanations } = diagnosis
  const spoken = explanations.map(one => ({ ...one, carries: carries(one, failures) }))
  return { ...diagnosis, explanations: spoken, open: leftOpen(diagnosis) }
}

function inLists(unlocking: Unlocking): readonly EmbeddedUnlocking[] {
  return unlockingLists(unlocking).map(({ sets, ...list }) => ({
    ...list,
    sets: sets.map(({ needs, unlocks }) => ({ says: together(needs), unlocks })),
  }))
}

function lineOf(one: CaseResult): CaseLine {
  const { steps, transcript, before, after, unchecked, ...line } = one
  return { ...line, cards: titlesOf(before, after) }
}

/** What is packed of a case. */
export function detailsOf({ steps, transcript, before, after, unchecked }: CaseResult): CaseDetails {
  return { steps, transcript, before, after, unchecked }
}

/** Titles on some boards, each once. */
export function titlesOf(...boards: readonly (Board | undefined)[]): string[] {
  return [...new Set(boards.flatMap(board => board?.cards.map(card => card.title ?? card.id) ?? []))]
}

function chunks<T>(members: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(members.length / chunkSize)
  return Array.from({ length: count }, (_, index) => members.slice(index * chunkSize, (index + 1) * chunkSize))
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
