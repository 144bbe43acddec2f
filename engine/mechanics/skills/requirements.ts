import { isPersonnel } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { attributeTotal, type Requirements } from '../../text/requirement.ts'
import { hasEveryType } from './personnel-types.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'everyType' | 'sumOf' | 'perHead'> = {
  everyType: (game, _, { pool }) => hasEveryType(game, pool),
  sumOf: (game, { sumOf, exceeds }, { pool }) =>
    sumOf.reduce((sum, one) => sum + attributeTotal(game, one, pool), 0) > exceeds,
  perHead: (game, { perHead, over }, { pool }) => attributeTotal(game, perHead, pool) > over * heads(game, pool),
}

const heads = (game: Game, pool: readonly CardId[]): number => pool.filter(id => isPersonnel(game, id)).length
