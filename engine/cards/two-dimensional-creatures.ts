import { lift } from '../board/moves.ts'
import { affected } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  'end disabling': { readonly who: Who }
}

export const card: Card = {
  title: 'Two-Dimensional Creatures',
  print: 'whole',
  faq1996: {
    dilemma: {
      placedOn: 'ship',
      effects: [
        {
          ruling: 'faq96-323-two-dimensional-creatures-01',
          do: 'disable',
          who: { crewOf: 'ship' },
          where: { skill: 'Empathy' },
        },
      ],
      cures: [
        {
          ruling: 'faq96-323-two-dimensional-creatures-03',
          needs: { all: [{ skill: 'SCIENCE' }, { skill: 'ENGINEER' }] },
        },
      ],
    },
    standing: [{ affects: 'host', forbids: 'move' }],
    timed: [
      {
        ruling: 'faq96-323-two-dimensional-creatures-02',
        at: 'boards another ship',
        effects: [{ do: 'end disabling', who: 'target' }],
      },
    ],
  },
  glossary: {
    dilemma: {
      placedOn: 'ship',
      effects: [{ do: 'disable', who: { these: 'personnel facing', where: { skill: 'Empathy' } } }],
      cure: { all: [{ skill: 'SCIENCE' }, { skill: 'ENGINEER' }] },
    },
    standing: [{ affects: 'host', forbids: 'move' }],
  },
}

export const effects: EffectHandlers<'end disabling'> = {
  'end disabling'(game, { who }, context) {
    for (const card of affected(game, who, context)) lift(game, card, 'disabled')
  },
}
