import { impose } from '../../../board/moves.ts'
import type { Texts } from '../../../kernel/room.ts'
import { affected } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** Cloaked as they are they may be attacked, if that is the next action. */
    expose: { readonly who: Who }
  }
}

const laForgeManeuver: CardText = {
  title: 'La Forge Maneuver',
  plays: [
    {
      on: { type: 'ship', is: 'cloaked' },
      needsThere: { type: 'mission', kind: 'planet' },
      effects: [{ ruling: 'faq96-24-la-forge-maneuver-01', do: 'expose', who: 'target' }],
    },
  ],
}

export const effects: EffectHandlers<'expose'> = {
  expose(game, { who }, context) {
    for (const card of affected(game, who, context)) impose(game, card, 'exposed')
  },
}

export const texts = { faq1996: [laForgeManeuver] } satisfies Texts
