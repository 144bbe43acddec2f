import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Dice } from '../dice.ts'
import { type Aim, isAimedAt } from '../game.ts'
import { type Kept, keptOf } from './kept.ts'
import type { Pool } from './pool.ts'
import { titlesOn } from './vary.ts'

/** The kept boards of the law that are aimed at and whose cards the pool has, in an order that the dice give. */
export function waitingFor({ rulings }: Catalogue, { law, byTitle }: Pool, aim: Aim, dice: Dice): Kept[] {
  const isAsked = (ids: readonly string[]): boolean =>
    ids.some(id => {
      const row = rulings.get(id)
      return row !== undefined && isAimedAt(row, aim)
    })
  const own = keptOf(law.id).filter(
    one => isAsked(one.rulings) && [...titlesOn(one)].every(title => byTitle.has(title)),
  )
  return [...dice.some(own, own.length)]
}
