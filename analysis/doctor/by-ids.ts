import { withCardIds } from '../../protocol/card-ids.ts'
import type { Engine } from '../../protocol/engine.ts'
import { readCardsMap } from '../../runner/cards-map/cards-map.ts'
import { suiteOf } from '../../runner/features.ts'
import { probe } from './greeting.ts'

/** The engine under the ids of its map; the title that no card has is sent as it is. Hears of what may be a slip in the map. */
export function byIds(engine: Engine, file: string, tell: (remark: string) => void): Engine {
  const { idOf, titleOf, remarks } = readCardsMap(file, suiteOf(undefined).titles)
  for (const remark of remarks) tell(remark)
  const unheardOf = [[probe, probe]] as const
  return withCardIds(engine, { idOf: new Map([...idOf, ...unheardOf]), titleOf: new Map([...titleOf, ...unheardOf]) })
}
