import { affected } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { mayBeGivenAnotherMove } from '../questions.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    'restore RANGE': { readonly who: Who }
  }
  interface Filter {
    /** A ship to which whoever plays the card may give another move. */
    readonly forAnotherMove?: true
  }
}

export const distortionOfSpaceTimeContinuum: CardText = {
  title: 'Distortion of Space/Time Continuum',
  plays: [
    {
      on: { type: 'ship', forAnotherMove: true },
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

export const features: Features<'forAnotherMove'> = {
  forAnotherMove: (game, id, _, player) => game.decide(mayBeGivenAnotherMove, { ship: id, player }),
}
