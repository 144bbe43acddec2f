import { move } from '../board/moves.ts'
import { cardsIn } from '../board/places.ts'
import { shuffle } from '../mechanics/selections/shuffle.ts'
import { shufflesInDiscards } from '../questions/draws-and-discards/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'

export interface AddedEffectWords {
  /** The player shuffles the cards of his draw deck. */
  reshuffle: object
}

export const card: Card = {
  title: 'The Juggler',
  print: 'whole',
  faq1996: {
    plays: [{ effects: [{ do: 'as either player', effects: [{ do: 'reshuffle' }] }] }],
  },
}

export const effects: EffectHandlers<'reshuffle'> = {
  *reshuffle(game, _, { you, this: by }) {
    const discards = game.decide(shufflesInDiscards, { by, player: you }) ? cardsIn(game, 'discard', you) : []
    for (const { id } of discards) move(game, id, 'deck', you)
    yield* shuffle(game, you, 'deck')
  },
}
