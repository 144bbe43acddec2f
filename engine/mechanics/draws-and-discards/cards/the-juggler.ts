import { move } from '../../../board/moves.ts'
import { cardsIn } from '../../../board/places.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'
import { shuffle } from '../../selections/shuffle.ts'
import { shufflesInDiscards } from '../settled.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** The player shuffles the cards of his draw deck. */
    reshuffle: object
  }
}

const theJuggler: CardText = {
  title: 'The Juggler',
  plays: [{ effects: [{ do: 'as either player', effects: [{ do: 'reshuffle' }] }] }],
}

export const effects: EffectHandlers<'reshuffle'> = {
  *reshuffle(game, _, { you, this: by }) {
    const discards = game.decide(shufflesInDiscards, { by, player: you }) ? cardsIn(game, 'discard', you) : []
    for (const { id } of discards) move(game, id, 'deck', you)
    yield* shuffle(game, you, 'deck')
  },
}

export const texts = { faq1996: [theJuggler] } satisfies Texts
