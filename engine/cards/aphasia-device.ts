import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Aphasia Device',
  print: {
    plays: 'that it disables somebody at the end of a turn',
    leftOut: 'its first victim, the quarantine, the cure, and that all die at last',
    why: 'it lies on a ship in stasis and is suspended',
  },
  glossary: {
    dilemma: { placedOn: 'ship' },
    timed: [
      {
        at: 'turn ends',
        effects: [
          {
            do: 'select',
            as: 'patient',
            by: 'chance',
            count: 1,
            from: { crewOf: 'host' },
            where: { type: 'personnel', not: { is: 'disabled' } },
          },
          { do: 'disable', who: { chosen: 'patient' }, forGood: true },
        ],
      },
    ],
  },
}
