import { cardsIn } from '../board/places.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { putUnderTheDeck } from '../mechanics/draws-and-discards/put-under-the-deck.ts'
import { select } from '../mechanics/selections/select.ts'
import { shuffle } from '../mechanics/selections/shuffle.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Context } from '../text/selector.ts'
import type { EffectOf } from '../text/text.ts'

export interface AddedEffectWords {
  /** A player with more cards in hand than that keeps so many, whom chance selects; the others are shuffled beneath his draw deck. @alone, for no other card makes a hand smaller */
  'thin the hand': { readonly over: number; readonly keep: number }
}

export const card: Card = {
  title: 'Scorched Hand',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-486',
        effects: [{ do: 'as player', which: 'each', effects: [{ do: 'thin the hand', over: 12, keep: 6 }] }],
      },
    ],
    standing: [{ ruling: 'custom-cards-487', affects: 'this', while: 'being played', immuneTo: ['Amanda Rogers'] }],
  },
}

function* thin(game: Game, { over, keep }: EffectOf<'thin the hand'>, { you, this: by }: Context): Flow {
  const hand = cardsIn(game, 'hand', you).map(c => c.id)
  if (hand.length <= over) return
  const kept = yield* select(game, { who: 'chance', from: hand, count: keep, by })
  yield* shuffle(game, you, 'hand')
  for (const { id } of cardsIn(game, 'hand', you)) if (!kept.includes(id)) putUnderTheDeck(game, you, id)
}

export const effects: EffectHandlers<'thin the hand'> = { 'thin the hand': thin }
