import { discard } from '../../../board/moves.ts'
import type { CardId } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { CardText } from '../../../text/text.ts'
import { requireEarned } from '../../artifacts/earned-anew.ts'
import { isPlayedAlong } from '../sending-questions.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Played from hand along with a card through which one comes, it lets so many come through. */
    readonly sendsThrough?: { readonly count: number }
  }
}

export const ophidianCane: CardText = {
  title: 'Ophidian Cane',
  timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
  sendsThrough: { count: 3 },
}

/** The card among those named that lets more come through, and how many. */
export function alsoPlayed(
  game: Game,
  named: readonly CardId[],
): { readonly card: CardId; readonly count: number } | undefined {
  const card = named.find(id => !!game.text(id).sendsThrough)
  if (card === undefined) return undefined
  requireEarned(game, card)
  if (!game.decide(isPlayedAlong, { card, when: 'used' })) refuse('wrong-time', `${card} is not played now`, [card])
  return { card, count: game.text(card).sendsThrough!.count }
}

/** It was played as an interrupt. */
export function discardAfterUse(game: Game, card: CardId): void {
  discard(game, card)
}
