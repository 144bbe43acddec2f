import type { Effect } from '../cards/text.ts'
import { cardsIn } from '../state/places.ts'
import type { Context } from '../state/who.ts'
import { carryOut } from './effects.ts'
import type { Flow } from './flow.ts'
import type { Game } from './game.ts'

/** The player whose turn it is turns a card over: its type says what happens. It goes beneath the draw deck. */
export function* probe(game: Game, { outcomes }: Extract<Effect, { do: 'probe' }>, context: Context): Flow {
  const [card] = cardsIn(game, 'deck', game.state.turn.player)
  if (!card) return
  game.state = { ...game.state, cards: [...game.state.cards.filter(c => c.id !== card.id), card] }
  const outcome = outcomes.find(o => o.types.includes(game.facts(card.id).type))
  if (outcome) yield* carryOut(game, outcome.effects, context)
}
