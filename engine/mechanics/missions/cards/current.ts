import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { cytoplasmicLifeForm } from './cytoplasmic-life-form.ts'
import { forTheCause } from './for-the-cause.ts'
import { quantumIncursions } from './quantum-incursions.ts'
import { timicin } from './timicin.ts'

/** Missions, and cards about them, as the Current Rulings know them. */
const missions2014: readonly CardText[] = [
  {
    title: 'Alien Parasites',
    dilemma: {
      conditions: { total: 'integrity', over: 32 },
      effects: [
        { do: 'select', as: 'ship', count: 1, by: 'chance', from: { all: { type: 'ship' }, here: true } },
        { do: 'relocate', who: 'facing', to: { chosen: 'ship' } },
        { do: 'hand over', who: { chosen: 'ship' } },
      ],
    },
  },
  cytoplasmicLifeForm,
  forTheCause,
  quantumIncursions,
  timicin,
]

export const texts = { currentRulings: missions2014 } satisfies Texts
