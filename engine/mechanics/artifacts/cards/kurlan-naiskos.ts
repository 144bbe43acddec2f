import { can } from '../../../board/can.ts'
import { isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Requirements } from '../../../text/requirement.ts'
import { levelOf } from '../../skills/level.ts'
import { isATypeAskedFor, standsInForAType } from '../questions.ts'
import { countsForBothTypes } from '../settled.ts'

declare module '../../../text/text.ts' {
  interface RequirementForms {
    /** Somebody of every type of personnel is among them. */
    everyType: { readonly everyType: true }
  }
}

const types = ['OFFICER', 'ENGINEER', 'SCIENCE', 'MEDICAL', 'SECURITY', 'V.I.P.', 'CIVILIAN', 'ANIMAL'] as const

export const requirements: Requirements<'everyType'> = {
  everyType: (game, _, { pool }) => hasEveryType(game, pool),
}

/** Is somebody of every type of personnel among them? */
function hasEveryType(game: Game, pool: readonly CardId[]): boolean {
  const people = pool.filter(id => isPersonnel(game, id))
  const needed = types.filter(type => game.decide(isATypeAskedFor, { type }))
  if (!game.decide(countsForBothTypes, { types: needed })) return seated(game, needed, people)
  return needed.every(type => people.some(id => isOf(game, id, type)))
}

/** Can each type be had from another one of them? */
function seated(game: Game, [first, ...rest]: readonly string[], people: readonly CardId[]): boolean {
  if (first === undefined) return true
  return people.some(
    id =>
      isOf(game, id, first) &&
      seated(
        game,
        rest,
        people.filter(other => other !== id),
      ),
  )
}

function isOf(game: Game, id: CardId, type: string): boolean {
  if (levelOf(game, id, type) > 0 && can(game, id, 'use skills')) return true
  return game.decide(standsInForAType, { card: id, type })
}
