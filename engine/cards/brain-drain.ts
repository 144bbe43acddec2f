import { remind } from '../board/remind.ts'
import { susceptible } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { addModifiers } from '../text/modifiers.ts'
import type { Attribute, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** Until the end of the turn. */
  remove: { readonly who: Who; readonly what: readonly (Attribute | 'skills')[] }
}

const creatures = { name: 'Interphasic Plasma Creatures' } as const

const doubled = { attribute: 'effects', multiply: 2 } as const

export const card: Card = {
  title: 'Brain Drain',
  print: [
    {
      under: ['faq1996'],
      leftOut:
        'that it is played on a crew or team, and once each turn; that it doubles the creatures for longer than a turn',
      why: 'its boards name the personnel, it is played once, and nobody looks at them in a later turn',
    },
    {
      under: ['glossary', 'currentRulings'],
      leftOut: 'that it doubles Interphasic Plasma Creatures',
      why: 'no board has both',
    },
  ],
  faq1996: {
    plays: [
      { on: { type: 'personnel' }, effects: [{ do: 'remove', who: 'target', what: ['skills', 'cunning'] }] },
      { on: { ...creatures, cardIn: 'play' }, effects: [{ do: 'modify', who: 'target', ...doubled }] },
      { answers: { to: 'encountered', what: creatures }, effects: [{ do: 'modify', who: 'answered', ...doubled }] },
    ],
  },
  glossary: {
    plays: [
      {
        once: 'turn',
        on: { type: ['mission', 'ship', 'facility'] },
        effects: [
          { do: 'select', as: 'drained', count: 1, from: { presentAt: 'target', where: { type: 'personnel' } } },
          { do: 'remove', who: { chosen: 'drained' }, what: ['skills', 'cunning'] },
        ],
      },
    ],
  },
}

export const effects: EffectHandlers<'remove'> = {
  remove(game, { who, what }, context) {
    const [by, until] = [context.this, game.state.turn.number]
    const those = susceptible(game, who, context)
    for (const card of those)
      addModifiers(
        game,
        what.map(attribute => ({ card, attribute, set: 0, by, until })),
      )
    remind(game, by, those)
  },
}
