import { discard } from '../board/moves.ts'
import { draw } from '../mechanics/draws-and-discards/draw.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** Whoever drew the card discards it and draws another. */
  'draw again': { readonly who: Who }
}

export const card: Card = {
  title: 'Subspace Schism',
  print: 'whole',
  faq1996: { plays: [{ answers: { to: 'drawn' }, effects: [{ do: 'draw again', who: 'answered' }] }] },
  glossary: {
    plays: [
      {
        ruling: '1eS-subspace-schism-01',
        answers: { to: 'drawn' },
        except: [{ ruling: '1eS-subspace-schism-04', drawnAs: 'opening hand' }],
        effects: [{ do: 'draw again', who: 'answered' }],
      },
    ],
  },
}

export const effects: EffectHandlers<'draw again'> = {
  *'draw again'(game, { who }, context) {
    for (const card of resolve(game, who, context)) {
      const { holder } = game.card(card)
      discard(game, card)
      yield* draw(game, holder, 1)
    }
  },
}
