import { inPlay } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { countsAsASeedCard, seedCardsAtMost } from '../../../questions/seeding/questions.ts'
import { missionsCountAsSeedCards } from '../../../questions/seeding/settled.ts'

/** Refuses a card that would be one seed card too many. */
export function checkSeedCount(game: Game, player: PlayerName, card: CardId): void {
  const own = game.state.cards.filter(c => c.owner === player)
  const most = game.decide(seedCardsAtMost, { player, deck: own.length })
  if (most === Number.POSITIVE_INFINITY || !isCounted(game, card)) return
  const seeded = own.filter(c => (inPlay(c) || c.place === 'under') && isCounted(game, c.id))
  if (seeded.length >= most) refuse('limit', `${player} has seeded ${seeded.length} cards`, [card])
}

/** Is the card one of those that are counted? */
function isCounted(game: Game, card: CardId): boolean {
  if (game.facts(card).type === 'mission')
    return game.decide(missionsCountAsSeedCards, { player: game.card(card).owner })
  const downloaded = game.state.history.some(d => d.kind === 'downloaded' && d.cards?.includes(card))
  return game.decide(countsAsASeedCard, { card, downloaded })
}
