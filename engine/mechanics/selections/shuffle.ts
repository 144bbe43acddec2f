import type { Place } from '../../../protocol/types.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { checkOrder } from './put-in-order.ts'

/** Chance puts the cards of the pile in order. */
export function* shuffle(game: Game, holder: PlayerName | CardId, pile: Place): Flow {
  const cards = cardsIn(game, pile, holder)
  const of = cards.map(c => c.id)
  const isAPlayers = game.state.players.some(({ name }) => name === holder)
  game.tell({ event: 'shuffled', cards: of, ...(isAPlayers ? { player: holder } : {}) })
  if (of.length < 2) return
  const given = yield { who: 'chance', kind: 'order', of, why: 'shuffle', check: given => checkOrder(given, of) }
  if (!('order' in given)) return
  const shuffled = given.order.map(id => game.card(id))
  game.state = { ...game.state, cards: [...shuffled, ...game.state.cards.filter(c => !of.includes(c.id))] }
}
