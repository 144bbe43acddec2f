import { move } from '../../../board/moves.ts'
import type { Texts } from '../../../kernel/room.ts'
import { affected } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** They go beneath the draw decks of their owners. */
    'put beneath the deck': { readonly who: Who }
  }
}

const fourOfNine: CardText = {
  title: 'Four of Nine',
  uses: [
    {
      once: 'turn',
      on: { type: 'personnel', keyword: 'Drone', presentWith: { name: 'Four of Nine', whose: 'yours' } },
      effects: [{ do: 'put beneath the deck', who: 'target' }],
    },
  ],
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

export const texts = { glossary: [fourOfNine] } satisfies Texts
