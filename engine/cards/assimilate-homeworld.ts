import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const homeworld: Filter = { type: 'mission', homeworld: true, noBorgObjective: true }

const counterpart: Filter = { type: 'personnel', whose: 'yours', keyword: 'Counterpart' }

export const card: Card = {
  title: 'Assimilate Homeworld',
  print: {
    leftOut: 'that the counterpart must be targeted, and what becomes of the affiliation',
    onlyWith: ['probe'],
    why: 'boards target both, and nobody reports to an outpost',
    lies: ['planet'],
    aims: ['personnel'],
  },
  glossary: {
    plays: [{ ruling: 'custom-cards-384', aimsAt: { any: [homeworld, counterpart] }, aims: true, stays: true }],
    objective: {
      scouts: 'location',
      as: 'planet',
      needs: { some: { keyword: 'Counterpart' } },
      outcomes: [{ icons: ['communication'] }],
    },
  },
}
