import { playCase } from '../../steps/judge/play-case.ts'
import type { Operation } from '../../steps/operation.ts'
import type { Greeted } from '../reference.ts'
import type { Difference } from './difference.ts'
import type { Recording, Said } from './record.ts'
import { caseOf } from './script.ts'

/** The sentences of a scenario that holds on the one engine and not on the other. */
export type Scenario = readonly Operation[]

/** Of all that came of it, only what the engine does not bear out; more where that cannot be said alone. */
export async function scenarioOf(found: Difference, ours: Greeted, theirs: Greeted): Promise<Scenario> {
  const { recording, at } = found
  const told = recording.said[at]!
  const whens = recording.said.filter(said => !isOutcome(said) || said === told)
  const upTo = whens.slice(0, whens.indexOf(told) + 1)
  const verdicts = recording.said.slice(0, at + 1)
  for (const said of [upTo, whens, verdicts]) {
    const operations = said.map(({ operation }) => operation)
    if ((await isSo(recording, operations, ours)) && !(await isSo(recording, operations, theirs))) return operations
  }
  return recording.said.map(({ operation }) => operation)
}

const outcomes: ReadonlySet<Operation['op']> = new Set([
  'placed',
  'is',
  'value',
  'fact',
  'happened',
  'holds',
  'size',
  'points',
  'frame',
  'turn',
  'playing',
  'shown',
  'sees',
  'result',
])

/** A refusal in between must be said; that something is legal need not. */
const isOutcome = ({ operation }: Said): boolean =>
  outcomes.has(operation.op) || (operation.op === 'verdict' && operation.legal)

/** Does the scenario hold on the engine? */
export async function isSo(
  { ruleset }: Pick<Recording, 'ruleset'>,
  scenario: Scenario,
  engine: Greeted,
): Promise<boolean> {
  const { outcome } = await playCase(caseOf(ruleset, scenario), engine, [], () => [])
  return outcome === 'pass'
}

/** How long it is: steps without the board, and cards on the board. */
export function sizeOf(scenario: Scenario): { readonly steps: number; readonly cards: number } {
  const cards = scenario.reduce(
    (sum, one) => sum + (one.op === 'has' || one.op === 'locations' ? one.rows.length : 0),
    0,
  )
  return { steps: scenario.length, cards }
}
