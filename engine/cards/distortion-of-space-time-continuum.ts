import { mayBeGivenAnotherMove } from '../questions/movement/questions.ts'
import { affected } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Features } from '../text/match.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  'restore RANGE': { readonly who: Who }
}

export interface AddedFilter {
  /** A ship to which whoever plays the card may give another move. */
  readonly forAnotherMove?: true
}

export const card: Card = {
  title: 'Distortion of Space/Time Continuum',
  print: 'whole',
  faq1996: {
    plays: [
      {
        on: { type: 'ship', forAnotherMove: true },
        effects: [
          { do: 'restore RANGE', who: 'target' },
          { do: 'lift', who: 'target', condition: 'stopped' },
          { do: 'lift', who: { crewOf: 'target' }, condition: 'stopped' },
          { do: 'lift', who: { teamsOf: 'target' }, condition: 'stopped' },
        ],
      },
    ],
  },
  glossary: {
    plays: [
      {
        on: { type: 'ship' },
        effects: [
          { ruling: '1eD-distortion-of-space-time-continuum-01', do: 'lift', who: 'target', condition: 'stopped' },
          {
            ruling: '1eD-distortion-of-space-time-continuum-02',
            do: 'lift',
            who: { crewOf: 'target' },
            condition: 'stopped',
          },
          {
            ruling: '1eD-distortion-of-space-time-continuum-03',
            do: 'lift',
            who: { teamsOf: 'target' },
            condition: 'stopped',
          },
          { ruling: '1eD-distortion-of-space-time-continuum-04', do: 'restore RANGE', who: 'target' },
        ],
      },
    ],
  },
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
