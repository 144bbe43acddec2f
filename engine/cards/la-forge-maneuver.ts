import { impose } from '../board/moves.ts'
import { affected } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** Cloaked as they are they may be attacked, if that is the next action. */
  expose: { readonly who: Who }
}

export const card: Card = {
  title: 'La Forge Maneuver',
  print: 'whole',
  faq1996: {
    plays: [
      {
        on: { type: 'ship', is: 'cloaked' },
        needsThere: { type: 'mission', kind: 'planet' },
        effects: [{ ruling: 'faq96-24-la-forge-maneuver-01', do: 'expose', who: 'target' }],
      },
    ],
  },
}

export const effects: EffectHandlers<'expose'> = {
  expose(game, { who }, context) {
    for (const card of affected(game, who, context)) impose(game, card, 'exposed')
  },
}
