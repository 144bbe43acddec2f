import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { cytoplasmicLifeForm } from './cytoplasmic-life-form.ts'
import { quantumIncursions } from './quantum-incursions.ts'
import { timicin } from './timicin.ts'

/** Missions, and cards about them, as the Current Rulings know them. */
const missions2014: readonly CardText[] = [
  {
    title: 'Alien Parasites',
    dilemma: {
      conditions: { total: 'integrity', over: 32 },
      effects: [
        { do: 'carry back', who: 'facing', as: 'ships' },
        { do: 'hand over', who: { chosen: 'ships' } },
      ],
    },
  },
  cytoplasmicLifeForm,
  quantumIncursions,
  timicin,
]

export const texts = { currentRulings: missions2014 } satisfies Texts
