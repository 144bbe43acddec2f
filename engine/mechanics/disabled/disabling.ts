import { impose, lift } from '../../board/moves.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { matches } from '../../text/match.ts'
import type { Context } from '../../text/selector.ts'
import { record } from '../reporting/pay.ts'
import type { DisablingDeed } from './words.ts'

/** Carries out what the text says of the cards that it reaches. */
export function disabling(game: Game, deed: DisablingDeed, cards: readonly CardId[], context: Context): void {
  if (deed.do === 'disable the next part') return record(game, context.you, 'next part', context.this)
  const where = 'where' in deed ? deed.where : undefined
  for (const card of cards) if (!where || matches(game, card, where, context.you)) one(game, deed, card, context.this)
}

function one(game: Game, deed: DisablingDeed, card: CardId, by: CardId): void {
  switch (deed.do) {
    case 'disable':
      for (const wound of ['stunned', 'mortally-wounded']) lift(game, card, wound)
      return impose(game, card, 'disabled', deed.forGood ? undefined : by)
    case 'end disabling':
      return lift(game, card, 'disabled')
    case 'capture':
      game.tell({ event: 'captured', cards: [card], by })
      return impose(game, card, 'captive')
    case 'save':
      game.spared.add(card)
      return
    default:
      return
  }
}
