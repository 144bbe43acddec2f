import type { CardText } from '../../../text/text.ts'

declare module '../../dilemmas/words.ts' {
  interface DilemmaText {
    /** Its text speaks of all who are at the location, and not of those who face it. */
    readonly meansAllHere?: true
  }
}

declare module '../../../text/text.ts' {
  interface CardText {
    /** What any player's card that comes to where it lies may do about it. */
    readonly remedies?: readonly (Clause & { readonly by: Filter; readonly effects: readonly Effect[] })[]
  }
}

const romulanShipsHere = {
  all: { type: 'ship', word: { name: 'Romulan', context: 'affiliation' } },
  here: true,
} as const

export const quantumSingularityLifeforms1996: CardText = {
  title: 'Quantum Singularity Lifeforms',
  dilemma: {
    trigger: { some: { type: 'ship' } },
    triggerAmong: { all: { type: 'ship', affiliation: 'romulan' }, here: true },
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
}

export const quantumSingularityLifeforms: CardText = {
  title: 'Quantum Singularity Lifeforms',
  dilemma: {
    trigger: { some: { type: 'ship' } },
    triggerAmong: romulanShipsHere,
    effects: [{ do: 'put in stasis', who: { all: { type: ['ship', 'personnel'] }, here: true } }],
    placedOn: 'mission',
    cures: [{ needs: { skill: 'ENGINEER' }, arriving: true }],
  },
}
