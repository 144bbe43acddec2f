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
  {
    title: 'Seek Out New Life',
    plays: [{ stays: true }],
    uses: [
      {
        once: 'game',
        effects: [
          { do: 'download', where: { type: 'personnel', newSpecies: true }, toHand: 'must', may: true },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
]

/** Cards that refer to icons of a series. */
const seriesReferredTo: readonly CardText[] = [
  {
    title: 'Bleed Resources',
    plays: [
      { on: { type: 'personnel', whose: 'yours', icon: 'maquis' }, stays: true },
      {
        ruling: 'cr14-deep-space-9-icon-01',
        on: { type: 'personnel', whose: 'yours', icon: 'deep space 9', affiliation: 'cardassian' },
        stays: true,
      },
    ],
  },
  {
    title: 'Reshape the Quadrant',
    seeds: {
      effects: [{ ruling: 'cr14-reactor-core-icon-01', do: 'download', where: { icon: 'reactor core' }, may: true }],
    },
  },
]

export const texts = { currentRulings: [...speciesCompared, ...seriesReferredTo] } satisfies Texts
