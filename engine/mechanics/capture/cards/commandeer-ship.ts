import { locationOf } from '../../../board/places.ts'
import type { Texts } from '../../../kernel/room.ts'
import { affected } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'
import { triumph } from '../../timing/triumph.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** The ship aboard which they are comes under the control of the player. */
    'commandeer with': { readonly who: Who }
  }
}

const commandeerShip: CardText = {
  title: 'Commandeer Ship',
  plays: [
    {
      on: {
        type: 'personnel',
        whose: 'yours',
        skill: 'Computer Skill',
        isNot: 'stopped',
        aboard: { type: 'ship', whose: "opponent's" },
      },
      stays: true,
      effects: [{ do: 'commandeer with', who: 'target' }],
    },
  ],
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

export const texts = { glossary: [commandeerShip] } satisfies Texts
