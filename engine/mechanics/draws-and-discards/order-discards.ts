import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { ordersDiscards } from '../../questions/draws-and-discards/questions.ts'
import { checkOrder, layInOrder } from '../selections/put-in-order.ts'

/** Of cards that were discarded at once, each pile's come to lie in the order that the law lets a player choose. */
export function* orderDiscards(game: Game): Flow {
  const { discards = [] } = game.notes
  game.note('discards', [])
  for (const cards of discards) {
    const { player } = game.state.turn
    for (const pileOf of [player, opponentOf(game.state, player)]) yield* orderThose(game, pileOf, cards)
  }
}

function* orderThose(game: Game, pileOf: PlayerName, cards: readonly CardId[]): Flow {
  const of = cards.filter(id => liesIn(game, id, pileOf))
  if (new Set(of.map(id => game.card(id).title)).size < 2) return
  const who = game.decide(ordersDiscards, { pileOf, cards: of })
  if (who === undefined) return
  const given = yield { who, kind: 'order', of, why: 'discards', check: answer => checkOrder(answer, of) }
  if ('order' in given) layInOrder(game, [...given.order].reverse())
}

function liesIn(game: Game, id: CardId, pileOf: PlayerName): boolean {
  const card = game.find(id)
  return card?.place === 'discard' && card.holder === pileOf
}
