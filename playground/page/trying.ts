import type { ActResult } from '../../protocol/types.ts'
import { actsOf } from '../../steps/judge/acts.ts'
import { passUnclaimed } from '../../steps/judge/pass-unclaimed.ts'
import { play } from '../../steps/judge/play.ts'
import type { Table } from '../../steps/judge/table.ts'
import { deedsOn } from '../../steps/on-board/deeds-on.ts'
import { outcomesOn } from '../../steps/on-board/outcomes-on.ts'
import type { Deed, Operation, Player } from '../../steps/operation.ts'
import { printStep } from '../../steps/phrases/compile-step.ts'

/** A deed that was tried without effect. */
export interface Tried {
  /** As a step says it, without its keyword. */
  readonly text: string
  readonly verb: string
  readonly isLegal: boolean
  /** Why it is refused, in the engine's words. */
  readonly why?: string
  readonly rulings: readonly string[]
}

/** Tries what the player might do from here, a few deeds at a time; windows that nobody claims pass first. */
export async function* tryDeeds(table: Table, player: Player): AsyncIterable<readonly Tried[]> {
  await passUnclaimed(table)
  const deeds = deedsOn(await table.finder(), player)
  for (let from = 0; from < deeds.length; from += atOnce) {
    const some: Tried[] = []
    for (const deed of deeds.slice(from, from + atOnce)) some.push(await tryDeed(table, deed))
    yield some
  }
}

const atOnce = 20

async function tryDeed(table: Table, deed: Deed): Promise<Tried> {
  const { text } = printStep({ op: 'do', deed })
  const results: ActResult[] = []
  for (const act of actsOf(deed, await table.finder())) results.push(await table.attempt(deed.player, act))
  const refusal = results.find(({ outcome }) => outcome === 'refused')?.refusal
  const rulings = [...new Set(results.flatMap(result => result.rulings ?? []))]
  const why = refusal && (refusal.text ?? refusal.code ?? refusal.stage)
  return { text, verb: deed.verb, isLegal: !refusal, rulings, ...(why === undefined ? {} : { why }) }
}

/** What may be said of the table now that was not so before its last deed; nothing is said that does not hold. */
export async function sayable(table: Table): Promise<readonly string[]> {
  if (table.unclaimed) return [printStep({ op: 'verdict', legal: false }).text]
  if (!table.past.nearest) return []
  const said: string[] = []
  for (const operation of outcomesOn(table.past.nearest, await table.finder()))
    if (await holds(table, operation)) said.push(printStep(operation).text)
  return said
}

const holds = (table: Table, operation: Operation): Promise<boolean> =>
  play(table, operation).then(
    () => true,
    () => false,
  )
