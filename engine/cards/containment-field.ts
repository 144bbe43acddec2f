import { record } from '../board/history.ts'
import { move } from '../board/moves.ts'
import { cardsIn } from '../board/places.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { select } from '../mechanics/selections/select.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'

export interface AddedEffectWords {
  /** Whoever's turn it is takes up to so many of his cards on this one into hand, and skips the turn if any are left. */
  'return or skip': { readonly upTo: number }
}

export const card: Card = {
  title: 'Containment Field',
  print: {
    leftOut: 'the cards that it nullifies, and what makes players place cards on it',
    why: 'there are none of these cards, and the cards lie there from the beginning',
    lies: ['core'],
    holds: ['personnel', 'equipment'],
  },
  glossary: {
    terms: 'not duplicatable',
    plays: [{ stays: true }],
    timed: [{ ruling: 'custom-cards-38', at: 'turn begins', effects: [{ do: 'return or skip', upTo: 2 }] }],
  },
}

function* returnOrSkip(game: Game, field: string, upTo: number): Flow {
  const { player } = game.state.turn
  const own = () => cardsIn(game, 'on', field).filter(c => c.owner === player)
  const from = own().map(({ id }) => id)
  const count = Math.min(upTo, from.length)
  for (const card of yield* select(game, { who: player, from, count, atLeast: 1, optional: true, by: field }))
    move(game, card, 'hand', player)
  if (own().length) record(game, player, 'skips the turn', field)
}

export const effects: EffectHandlers<'return or skip'> = {
  'return or skip': (game, { upTo }, { this: field }) => returnOrSkip(game, field, upTo),
}
