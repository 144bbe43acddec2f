import { move } from '../board/moves.ts'
import { susceptible } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Filter, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** Onto the ship of those who face the dilemma. */
  'beam aboard': { readonly who: Who }
}

const lawOrTreachery: Filter = { whose: "opponent's", any: [{ skill: 'Law' }, { skill: 'Treachery' }] }

export const card: Card = {
  title: 'Extradition',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-229',
      trigger: { here: lawOrTreachery },
      effects: [
        {
          do: 'select',
          as: 'officers',
          by: 'opponent',
          count: 4,
          from: { all: { type: 'personnel', skill: 'SECURITY', whose: "opponent's" }, here: true },
          optional: true,
        },
        { do: 'beam aboard', who: { chosen: 'officers' } },
        {
          do: 'select',
          as: 'suspect',
          by: 'opponent',
          count: 1,
          from: { weakerThan: { chosen: 'officers' }, among: 'personnel facing' },
          optional: true,
        },
        { do: 'capture', who: { chosen: 'suspect' } },
        {
          ruling: 'custom-cards-348',
          do: 'select',
          as: 'refuge',
          by: 'opponent',
          count: 1,
          from: { all: { type: ['ship', 'facility'], whose: "opponent's" }, here: true },
          optional: true,
          if: { some: {} },
          among: { chosen: 'officers' },
        },
        { do: 'beam', who: { chosen: 'suspect' }, to: { chosen: 'refuge' } },
        { do: 'beam', who: { chosen: 'officers' }, to: { chosen: 'refuge' } },
      ],
    },
  },
}

export const effects: EffectHandlers<'beam aboard'> = {
  'beam aboard'(game, { who }, context) {
    const ship = context.group?.ship
    if (ship) for (const card of susceptible(game, who, context)) move(game, card, 'aboard', ship)
  },
}
