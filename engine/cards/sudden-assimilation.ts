import { impose } from '../board/moves.ts'
import { susceptible } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  assimilate: { readonly who: Who }
}

export const card: Card = {
  title: 'Sudden Assimilation',
  glossary: {
    plays: [{ on: { type: 'personnel' }, effects: [{ do: 'assimilate', who: 'target' }] }],
  },
}

export const effects: EffectHandlers<'assimilate'> = {
  assimilate(game, { who }, context) {
    for (const card of susceptible(game, who, context)) {
      impose(game, card, 'assimilated')
      game.tell({ event: 'assimilated', cards: [card], by: context.this })
    }
  },
}
