import type { Operation } from '../../steps/operation.ts'
import type { Greeted } from '../reference.ts'
import type { Pool } from './boards/pool.ts'
import type { Dice } from './dice.ts'
import { record } from './record.ts'
import { isSo, type Scenario } from './scenario.ts'
import { type Script, titlesOn, withTitle } from './script.ts'
import { smallerThan } from './shrink.ts'

interface Sides {
  readonly ours: Greeted
  readonly theirs: Greeted
  readonly pool: Pool
  readonly dice: Dice
}

/** So many boards are tried. */
const most = 250

/** The same deed on a board that differs in one thing, where it is legal on both engines: without it a refusal proves nothing. */
export async function twinOf(script: Script, { ours, theirs, pool, dice }: Sides): Promise<Scenario | undefined> {
  let left = most
  for (const other of [...smallerThan(script), ...otherwise(script, pool, dice)]) {
    if (left-- === 0) return undefined
    const recording = await record(other, ours).catch(() => undefined)
    if (!recording?.said.length) continue
    const operations = recording.said.map(({ operation }) => operation)
    const last = operations.findLastIndex(({ op }) => op === 'verdict')
    const verdict = operations[last]
    if (verdict?.op !== 'verdict' || !verdict.legal) continue
    const scenario = operations.filter((one, at) => at <= last || one.op === 'choose').filter(isNoOutcome)
    if ((await isSo(script, scenario, ours)) && (await isSo(script, scenario, theirs))) return scenario
  }
  return undefined
}

const isNoOutcome = ({ op }: Operation): boolean => !['placed', 'is', 'value', 'fact', 'points', 'frame'].includes(op)

/** The same board with one card exchanged for another of its type. */
function* otherwise(script: Script, pool: Pool, dice: Dice): Iterable<Script> {
  const titles = titlesOn(script)
  for (let round = 0; round < 12; round += 1)
    for (const title of titles) {
      const type = pool.byTitle.get(title)?.facts.type
      const other = type && dice.one(pool.byType(type))?.title
      if (other && !titles.has(other)) yield withTitle(script, title, other)
    }
}
