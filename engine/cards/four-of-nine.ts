import { move } from '../board/moves.ts'
import { affected } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** They go beneath the draw decks of their owners. */
  'put beneath the deck': { readonly who: Who }
}

export const card: Card = {
  title: 'Four of Nine',
  print: {
    plays: 'that it places a drone beneath the draw deck',
    leftOut: 'the download that follows',
    why: 'no drone is in a draw deck',
  },
  glossary: {
    uses: [
      {
        once: 'turn',
        on: { type: 'personnel', keyword: 'Drone', presentWith: { name: 'Four of Nine', whose: 'yours' } },
        effects: [{ do: 'put beneath the deck', who: 'target' }],
      },
    ],
  },
}

export const effects: EffectHandlers<'put beneath the deck'> = {
  'put beneath the deck'(game, { who }, context) {
    for (const id of affected(game, who, context)) {
      move(game, id, 'deck', game.card(id).owner)
      const others = game.state.cards.filter(card => card.id !== id)
      game.state = { ...game.state, cards: [...others, game.card(id)] }
    }
  },
}
