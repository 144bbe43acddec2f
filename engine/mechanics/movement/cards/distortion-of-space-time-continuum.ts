import { affected } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    'restore RANGE': { readonly who: Who }
  }
}

export const distortionOfSpaceTimeContinuum: CardText = {
  title: 'Distortion of Space/Time Continuum',
  plays: [
    {
      on: { type: 'ship' },
      effects: [
        { do: 'restore RANGE', who: 'target' },
        { do: 'unstop', who: 'target' },
        { do: 'unstop', who: { crewOf: 'target' } },
        { do: 'unstop', who: { teamsOf: 'target' } },
      ],
    },
  ],
}

export const effects: EffectHandlers<'restore RANGE'> = {
  'restore RANGE'(game, { who }, context) {
    for (const card of affected(game, who, context)) {
      const { 'range-used': _, ...count } = game.card(card).count
      game.change(card, { count })
    }
  },
}
