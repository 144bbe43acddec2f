import { can } from '../../../board/can.ts'
import { discard, move } from '../../../board/moves.ts'
import { cardsIn, carriedBy, inPlay, isVessel } from '../../../board/places.ts'
import type { CardId, CardState } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { ceasesInPiles, ceasesInPlay, isShuffledAfterwards, thoseLeftGo } from '../../../questions/locations/settled.ts'
import { ceasesToExist, disruptsLikeOthers, type HiddenPile } from '../../../questions/locations/timeline.ts'
import { shuffle } from '../../selections/shuffle.ts'

const hidden = ['deck', 'tent', 'bridge', 'continuum', 'tribbles'] as const satisfies readonly HiddenPile[]
const piles = ['hand', 'discard', ...hidden] as const

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
  const { id } = card
  if (!isThere(game, card, by)) return false
  return game.decide(ceasesToExist, { card: id })
}

function isThere(game: Game, card: CardState, by: CardId): boolean {
  if (inPlay(card)) return can(game, card.id, 'be affected', by) && game.decide(ceasesInPlay, { card: card.id })
  return isPile(card.place) && game.decide(ceasesInPiles, { card: card.id, pile: card.place })
}

const isPile = (place: string): place is (typeof piles)[number] => (piles as readonly string[]).includes(place)

/** Those aboard or on the ships and facilities among them, not lost themselves, that the law lets go home. */
function leftBy(game: Game, lost: readonly CardId[]): ReadonlySet<CardId> {
  const vessels = lost.filter(id => isVessel(game, id) && inPlay(game.card(id)))
  const left = vessels.flatMap(id => carriedBy(game, id)).filter(id => !lost.includes(id))
  return new Set(left.filter(card => game.decide(thoseLeftGo, { card }) === "to the owner's hand"))
}

/** Out of the game; what lies on it or is aboard is discarded. */
function leave(game: Game, card: CardId): void {
  if (inPlay(game.card(card))) for (const { id, place } of game.heldBy(card)) if (place !== 'removed') discard(game, id)
  move(game, card, 'removed', game.card(card).owner)
}
