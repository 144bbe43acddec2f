import { isPersonnel } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Requirements } from '../../text/requirement.ts'
import type { Attribute } from '../../text/text.ts'
import { hasEveryType } from './personnel-types.ts'
import { attributeTotal, skillTotal } from './totals.ts'

const ofShips: ReadonlySet<Attribute> = new Set(['range', 'weapons', 'shields'])

/** What this room adds to what may be required. */
export const requirements: Requirements<'skill' | 'total' | 'everyType' | 'sumOf' | 'perHead'> = {
  skill: (game, { skill, level = 1 }, { pool }) => skillTotal(game, skill, pool) >= level,
  total(game, requirement, { pool, ship }) {
    const counting = ship && ofShips.has(requirement.total) ? [...pool, ship] : pool
    return inRange(attributeTotal(game, requirement.total, counting), requirement)
  },
  everyType: (game, _, { pool }) => hasEveryType(game, pool),
  sumOf: (game, { sumOf, exceeds }, { pool }) =>
    sumOf.reduce((sum, one) => sum + attributeTotal(game, one, pool), 0) > exceeds,
  perHead: (game, { perHead, over }, { pool }) => attributeTotal(game, perHead, pool) > over * heads(game, pool),
}

const heads = (game: Game, pool: readonly CardId[]): number => pool.filter(id => isPersonnel(game, id)).length

function inRange(total: number, { over, under }: { readonly over?: number; readonly under?: number }): boolean {
  return (over === undefined || total > over) && (under === undefined || total < under)
}
