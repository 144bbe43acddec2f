import type { Card } from '../text/card.ts'

export interface AddedDilemmaText {
  /** Its text speaks of all who are at the location, and not of those who face it. */
  readonly meansAllHere?: true
}

const romulanShipsHere = {
  all: { type: 'ship', word: { name: 'Romulan', context: 'affiliation' } },
  here: true,
} as const

export const card: Card = {
  title: 'Quantum Singularity Lifeforms',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-309',
      trigger: { some: { affiliation: 'romulan' } },
      triggerAmong: { all: { type: 'ship' }, here: true },
      effects: [{ do: 'put in stasis', who: { all: { type: ['ship', 'personnel'] }, here: true } }],
      placedOn: 'mission',
      meansAllHere: true,
    },
    remedies: [
      {
        ruling: 'faq96-323-quantum-singularity-lifeforms-01',
        by: { skill: 'ENGINEER' },
        effects: [{ ruling: 'faq96-323-quantum-singularity-lifeforms-03', do: 'nullify', who: 'this' }],
      },
    ],
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-309',
      trigger: { some: { type: 'ship' } },
      triggerAmong: romulanShipsHere,
      effects: [{ do: 'put in stasis', who: { all: { type: ['ship', 'personnel'] }, here: true } }],
      placedOn: 'mission',
      cures: [{ needs: { skill: 'ENGINEER' }, by: 'those who arrive' }],
    },
  },
}
