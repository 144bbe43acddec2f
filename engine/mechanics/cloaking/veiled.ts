import { is } from '../../board/can.ts'
import type { CardId } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { actsWhileVeiled, type VeiledDeed } from '../../questions/cloaking/questions.ts'

/** Is the card cloaked or phased? */
export const isVeiled = (game: Game, card: CardId): boolean => is(game, card, 'cloaked') || is(game, card, 'phased')

/** Refuses cards that would do this while they are hidden, where the law does. */
export function requireUnveiled(game: Game, cards: readonly CardId[], deed: VeiledDeed): void {
  const veiled = cards.filter(card => isVeiled(game, card) && !game.decide(actsWhileVeiled, { card, deed }))
  if (veiled.length) refuse('condition', `${veiled.join(', ')} is hidden, and does not ${deed}`, veiled)
}
