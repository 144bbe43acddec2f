import { lift } from '../../../board/moves.ts'
import { affected } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    'end disabling': { readonly who: Who }
  }
}

export const twoDimensionalCreatures: CardText = {
  title: 'Two-Dimensional Creatures',
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
}

export const effects: EffectHandlers<'end disabling'> = {
  'end disabling'(game, { who }, context) {
    for (const card of affected(game, who, context)) lift(game, card, 'disabled')
  },
}
