import type { Card } from '../text/card.ts'
import type { Effect, Requirement } from '../text/text.ts'

const odd: Requirement = { points: 'odd', whose: "opponent's" }

/** What it does whether or not they get past it. */
const shake: readonly Effect[] = [
  { do: 'select', as: 'shaken', by: 'chance', count: 1, from: 'personnel facing' },
  { do: 'stop', who: { chosen: 'shaken' }, if: odd },
  { do: 'kill', who: { chosen: 'shaken' }, unless: odd },
]

export const card: Card = {
  title: 'Seismic Quake',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-484',
      conditions: { skill: 'Geology' },
      overcome: shake,
      effects: [...shake, { ruling: 'custom-cards-485', do: 'shuffle', into: 'the seeds here' }],
    },
  },
}
