import { lift } from '../board/moves.ts'
import { affected } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** They are cloaked no longer. */
  'force to decloak': { readonly who: Who }
}

export const card: Card = {
  title: 'Tachyon Detection Grid',
  print: 'whole',
  faq1996: {
    plays: [
      {
        on: { type: 'ship', is: 'cloaked' },
        needs: { some: { type: 'ship', whose: 'yours' }, count: 4 },
        effects: [
          { do: 'force to decloak', who: 'target' },
          { do: 'forbid', who: 'target', to: 'cloak', for: 'rest of turn' },
        ],
      },
    ],
  },
}

export const effects: EffectHandlers<'force to decloak'> = {
  'force to decloak'(game, { who }, context) {
    for (const card of affected(game, who, context)) lift(game, card, 'cloaked')
  },
}
