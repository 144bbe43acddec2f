import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, type Given, malformed } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayPutInOrder } from '../../questions/draws-and-discards/settled.ts'

/** Whoever has looked through a discard pile puts it in order, where the law lets him. */
export function* putInOrder(game: Game, player: PlayerName, pileOf: PlayerName): Flow {
  const of = cardsIn(game, 'discard', pileOf).map(c => c.id)
  if (of.length < 2 || !game.decide(mayPutInOrder, { player, pileOf })) return
  const given = yield { who: player, kind: 'order', of, why: 'rearrange', check: answer => checkOrder(answer, of) }
  if ('order' in given) layInOrder(game, given.order)
}

/** The first lies on top; cards in between stay where they are. */
export function layInOrder(game: Game, order: readonly CardId[]): void {
  const left = [...order].reverse()
  const cards = game.state.cards.map(card => (order.includes(card.id) ? game.card(left.pop()!) : card))
  game.state = { ...game.state, cards }
}

/** Refuses what puts not every one of the cards in order. */
export function checkOrder(given: Given, of: readonly CardId[]): void {
  if ('keep' in given) return
  if (!('order' in given) || [...given.order].sort().join() !== [...of].sort().join())
    malformed('not-a-choice', 'Every card of the pile must be put in order', [], 'answer')
}
