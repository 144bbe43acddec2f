import type { Place } from '../../../protocol/types.ts'
import { cardsIn } from '../../board/places.ts'
import type { PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mustBeReshuffled } from '../downloading/questions.ts'
import type { DownloadSource } from '../downloading/words.ts'
import { checkOrder } from '../selections/put-in-order.ts'

type Shuffled = Extract<Place, 'deck' | 'tent' | 'tribbles' | 'bridge'>
const shuffledPiles: ReadonlySet<string> = new Set<Shuffled>(['deck', 'tent', 'tribbles', 'bridge'])
const isShuffled = (place: string): place is Shuffled => shuffledPiles.has(place)

/** Shuffles the piles that were looked through, where rules say so. */
export function* reshuffle(game: Game, player: PlayerName, looked: readonly (Place | DownloadSource)[]): Flow {
  for (const pile of looked.filter(isShuffled)) {
    if (game.decide(mustBeReshuffled, { pile, player })) yield* shuffle(game, player, pile)
  }
}

/** Chance puts the cards of the pile in order. */
export function* shuffle(game: Game, player: PlayerName, pile: Place): Flow {
  const cards = cardsIn(game, pile, player)
  const of = cards.map(c => c.id)
  game.tell({ event: 'shuffled', cards: of, player })
  if (of.length < 2) return
  const given = yield { who: 'chance', kind: 'order', of, why: 'shuffle', check: given => checkOrder(given, of) }
  if (!('order' in given)) return
  const shuffled = given.order.map(id => game.card(id))
  game.state = { ...game.state, cards: [...shuffled, ...game.state.cards.filter(c => !of.includes(c.id))] }
}
