import { findCard } from '../../cards/catalogue.ts'
import { whyNot } from '../../steps/judge/applies.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Operation } from '../../steps/operation.ts'
import { needsOf } from '../../steps/suite/needs.ts'
import type { Greeted } from '../reference.ts'
import type { Reach } from './reach.ts'
import type { Recording } from './record.ts'
import { cardsIn, caseOf } from './script.ts'

/** Where an engine does something else than the recording says. */
export interface Difference {
  readonly recording: Recording
  /** Index of the sentence that the engine does not bear out. */
  readonly at: number
  readonly outcome: Verdict['outcome']
  /** In the words of the judge. */
  readonly message: string
  /** The verb of the deed that it asks about, else of the last one before it; empty = nothing was done yet. */
  readonly verb: string
}

/** Result of a comparison: the engine agrees, parts from the recording, or cannot be asked. */
export type Comparison = 'same' | 'not asked' | Difference

/** Outcomes that are no opinion of the engine's. */
const silent: readonly Verdict['outcome'][] = ['pass', 'partly-checked', 'unsupported', 'suite-error']

/** Holds the engine to the recording. */
export async function compare(recording: Recording, engine: Greeted): Promise<Comparison> {
  const kase = recordedCase(recording)
  if (whyNot(kase, engine.hello)) return 'not asked'
  const { outcome, message = '', steps } = await playCase(kase, engine, [], () => [])
  if (outcome === 'unsupported') return 'not asked'
  if (silent.includes(outcome)) return 'same'
  const failed = steps.indexOf('fail')
  const at = failed < 0 ? recording.said.length - 1 : failed
  return {
    recording,
    at,
    outcome,
    message,
    verb: verbBefore(
      recording.said.map(one => one.operation),
      at,
    ),
  }
}

const isDone = ({ op }: Operation): boolean => op === 'do' || op === 'respond' || op === 'choose' || op === 'until'

/** Can the engine be asked for everything that is done in it? */
export const canBeAsked = ({ said }: Recording, { says }: Reach): boolean =>
  said.every(({ operation }) => !isDone(operation) || says(operation))

/** Leaves out sentences that the engine cannot be asked, and then those on all the rest of the board. */
export function withinReach(recording: Recording, reach: Reach): Recording {
  const within = recording.said.filter(({ operation }) => reach.says(operation))
  if (within.length === recording.said.length || !canBeAsked(recording, reach)) return recording
  return { ...recording, said: within.filter(({ operation: { op } }) => op !== 'frame') }
}

function recordedCase({ ruleset, said }: Recording) {
  const operations = said.map(({ operation }) => operation)
  const needs = needsOf(operations, ({ title }) => findCard(title)?.type)
  return { ...caseOf(ruleset, operations), needs: { rulesets: [ruleset], ...needs }, titles: cardsIn(operations) }
}

/** The verb of the deed that was asked about, else of the last one that was done. */
function verbBefore(operations: readonly Operation[], at: number): string {
  const told = operations[at]
  if (told?.op === 'verdicts') return told.deeds.map(({ verb }) => verb).join(', ')
  const done = operations.slice(0, at + 1).findLast(({ op }) => op === 'do' || op === 'respond' || op === 'deck')
  if (!done) return ''
  return done.op === 'do' ? done.deed.verb : done.op === 'deck' ? 'brings' : 'responds'
}

/** The words without the cards and numbers in them: said of others, they say the same. */
export const plainly = (message: string): string =>
  message.replaceAll(/"(?:[^"\\]|\\.)*"/g, '"…"').replaceAll(/\d+/g, '#')

/** A key for differences that are one and the same: the deed, the sentence, and how the engine differs. */
export function kindOf({ recording, at, outcome, message, verb }: Difference): string {
  const { op } = recording.said[at]!.operation
  const plain = plainly(message)
  const done = op === 'value' || op === 'fact' ? '' : verb
  return [outcome, done, op, outcome === 'fail' ? plain.slice(0, 60) : plain.slice(0, 40)].join(' | ')
}
