import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { Greeted } from '../reference.ts'
import type { Pool } from './boards/pool.ts'
import { readingOf } from './cause.ts'
import { Dice } from './dice.ts'
import { compare, type Difference, kindOf } from './difference.ts'
import type { Ground } from './ground.ts'
import type { Reach } from './reach.ts'
import { type Scenario, scenarioOf } from './scenario.ts'
import { type Small, smallest } from './smallest.ts'
import { twinOf } from './twin.ts'

/** The two that play the same law, and the cards that they play it with. */
export interface Sides {
  readonly law: Ruleset
  readonly ours: Greeted
  readonly theirs: Greeted
  readonly pool: Pool
  readonly reach: Reach
}

/** Grounds of a difference, on the law's side. */
export type FindingKind =
  /** A ruling decides, or a custom, or those that are named together and none alone. */
  | 'ruling'
  | 'custom'
  | 'named'
  /** Between laws: the other one decides, by what the catalogue knows of; or one of them rules what the other leaves open. */
  | 'theirs'
  | 'alone'
  /** Neither ruling nor custom decides: the reference engine must not be believed. */
  | 'gap'
  /** The engine plays another permitted reading, or declines the custom: no difference. */
  | 'reading'
  | 'declined'
  /** It gave no answer, or a broken one. */
  | 'broken'
  /** Asked the same again, it did something else. */
  | 'nondeterministic'

/** Kinds that are differences between engine and law. */
export const differing: readonly FindingKind[] = ['ruling', 'custom', 'named', 'theirs', 'broken', 'nondeterministic']

/** One cause, and the smallest scenario that shows it. */
export interface Finding {
  readonly ruleset: string
  readonly kind: FindingKind
  readonly small: Small
  readonly scenario: Scenario
  /** Of a refusal: the same deed where it is legal on both. */
  readonly twin?: Scenario
  /** `<question>/<reading>` that the engine plays. */
  readonly reading?: string
  /** Of a difference between laws. */
  readonly ground?: Ground
  /** Of the game in which it was met first. */
  readonly seed: number
  /** How many games showed it. */
  games: number
}

/** Makes the difference small and says what it is. */
export async function findingOf(found: Difference, sides: Sides, seed: number): Promise<Finding> {
  const { law, ours, theirs } = sides
  const about = { ruleset: law.id, seed, games: 1 }
  if (!(await isSteady(found, theirs))) {
    const scenario = found.recording.said.map(({ operation }) => operation)
    return { ...about, kind: 'nondeterministic', small: { ...found, cause: undefined }, scenario }
  }
  const small = await smallest(found, sides)
  const shown = { ...about, small, scenario: await scenarioOf(small, ours, theirs) }
  if (small.outcome !== 'fail') return { ...shown, kind: 'broken' }
  const reading = await readingOf(small, law, theirs)
  if (reading !== undefined) return { ...shown, kind: 'reading', reading }
  return { ...shown, kind: kindOfCause(small, theirs), ...(await twinIn(shown.scenario, small, sides, seed)) }
}

function kindOfCause({ cause }: Small, { hello }: Greeted): FindingKind {
  const { declines = [] } = hello
  if (!cause) return 'gap'
  const { kind, decidedBy, how } = cause
  const isDeclined =
    how === 'each alone' ? decidedBy.every(id => declines.includes(id)) : decidedBy.some(id => declines.includes(id))
  return kind !== 'named' && isDeclined ? 'declined' : kind
}

async function twinIn(
  scenario: Scenario,
  { recording }: Small,
  { ours, theirs, pool }: Sides,
  seed: number,
): Promise<Pick<Finding, 'twin'>> {
  if (!scenario.some(one => one.op === 'verdict' && !one.legal)) return {}
  const twin = await twinOf(recording, { ours, theirs, pool, dice: new Dice(seed) })
  return twin ? { twin } : {}
}

/** Does the engine do the same when it is asked the same again? */
async function isSteady(found: Difference, theirs: Greeted): Promise<boolean> {
  const again = await compare(found.recording, theirs)
  return typeof again !== 'string' && again.at === found.at && kindOf(again) === kindOf(found)
}

/** Two findings with the same cause are one. */
export const causeIn = ({ ruleset, kind, small, reading, ground }: Finding): string =>
  [ruleset, kind, reading ?? small.cause?.decidedBy[0] ?? ground?.theirs[0] ?? kindOf(small), small.verb].join(' | ')
