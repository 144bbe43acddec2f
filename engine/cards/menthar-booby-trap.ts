import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

const twoEngineer: Requirement = { skill: 'ENGINEER', level: 2 }

export const card: Card = {
  title: 'Menthar Booby Trap',
  print: 'whole',
  faq1996: {
    dilemma: {
      conditions: { skill: 'MEDICAL' },
      overcome: [{ ruling: 'faq96-323-menthar-booby-trap-09', do: 'place', who: 'this', on: 'ship' }],
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { ruling: 'faq96-323-menthar-booby-trap-01', do: 'kill', who: { chosen: 'victim' } },
      ],
      placedOn: 'ship',
      cures: [{ needs: twoEngineer }],
    },
    standing: [
      { ruling: 'faq96-323-menthar-booby-trap-02', affects: 'host', forbids: 'move', if: { not: twoEngineer } },
    ],
  },
}
