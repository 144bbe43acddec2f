import { locationOf } from '../board/places.ts'
import { triumph } from '../mechanics/timing/triumph.ts'
import { affected } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** The ship aboard which they are comes under the control of the player. */
  'commandeer with': { readonly who: Who }
}

export const card: Card = {
  title: 'Commandeer Ship',
  print: {
    leftOut: 'that he is unopposed and the ship no Cube, that he meets staffing icons, and what it does on the table',
    onlyWith: ['affiliation Borg', 'move'],
    why: 'nobody is aboard but those of its player, and it is played on a personnel',
  },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-377',
        on: {
          type: 'personnel',
          whose: 'yours',
          skill: 'Computer Skill',
          not: { is: 'stopped' },
          aboard: { type: 'ship', whose: "opponent's" },
        },
        stays: true,
        effects: [{ do: 'commandeer with', who: 'target' }],
      },
    ],
  },
}

export const effects: EffectHandlers<'commandeer with'> = {
  *'commandeer with'(game, { who }, context) {
    for (const personnel of affected(game, who, context)) {
      const { holder: ship } = game.card(personnel)
      game.change(ship, { controller: context.you })
      yield* triumph(game, context.you, 'ship commandeered', locationOf(game, ship))
    }
  },
}
