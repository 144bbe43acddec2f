import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Cards that compare species, as the Current Rulings know them: two drawn by lot are stopped if they are not of the same. */
const speciesCompared: readonly CardText[] = [
  {
    title: 'Racial Tension',
    dilemma: {
      effects: [
        { do: 'select', as: 'rivals', by: 'chance', count: 2, from: 'personnel facing' },
        { do: 'stop', who: { chosen: 'rivals' }, among: { chosen: 'rivals' }, unless: { sameSpecies: true } },
      ],
      discard: true,
    },
  },
]

export const texts = { currentRulings: speciesCompared } satisfies Texts
