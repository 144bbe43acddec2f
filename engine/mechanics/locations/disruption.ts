import type { Place } from '../../../protocol/types.ts'
import { can } from '../../board/can.ts'
import { discard, move } from '../../board/moves.ts'
import { cardsIn, carriedBy, inPlay } from '../../board/places.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { shuffle } from '../selections/shuffle.ts'
import {
  ceasesThere,
  ceasesToExist,
  disruptsLikeOthers,
  type HiddenPile,
  isShuffledAfterwards,
  thoseLeftGo,
} from './timeline-questions.ts'

const hidden: readonly HiddenPile[] = ['deck', 'tent', 'bridge', 'continuum', 'tribbles']
const piles: ReadonlySet<Place> = new Set(['hand', 'discard', ...hidden])

/** What belongs to that timeline leaves the game, wherever it is; those aboard what is gone stay behind. */
export function* disrupt(game: Game, by: CardId): Flow {
  if (!game.decide(disruptsLikeOthers, { by })) return
  const { cards } = game.state
  const lost = cards.filter(card => isLost(game, card, by)).map(c => c.id)
  for (const card of leftBy(game, lost)) move(game, card, 'hand', game.card(card).owner)
  for (const card of lost) leave(game, card)
  for (const { name: player } of game.state.players)
    for (const pile of hidden)
      if (cardsIn(game, pile, player).length > 1 && game.decide(isShuffledAfterwards, { pile, player }))
        yield* shuffle(game, player, pile)
}

function isLost(game: Game, card: CardState, by: CardId): boolean {
  const { id, place } = card
  const where = inPlay(card) ? 'in play' : piles.has(place) ? (place as 'hand' | 'discard' | HiddenPile) : undefined
  if (where === undefined || (where === 'in play' && !can(game, id, 'be affected', by))) return false
  return game.decide(ceasesToExist, { card: id }) && game.decide(ceasesThere, { card: id, where })
}

/** Those aboard or on the ships and facilities among them, not lost themselves, that the law lets go home. */
function leftBy(game: Game, lost: readonly CardId[]): ReadonlySet<CardId> {
  const vessels = lost.filter(id => ['ship', 'facility'].includes(game.facts(id).type) && inPlay(game.card(id)))
  const left = vessels.flatMap(id => carriedBy(game, id)).filter(id => !lost.includes(id))
  return new Set(left.filter(card => game.decide(thoseLeftGo, { card }) === "to the owner's hand"))
}

/** Out of the game; what lies on it or is aboard is discarded. */
function leave(game: Game, card: CardId): void {
  if (inPlay(game.card(card))) for (const { id, place } of game.heldBy(card)) if (place !== 'removed') discard(game, id)
  move(game, card, 'removed', game.card(card).owner)
}
