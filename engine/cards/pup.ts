import type { Card } from '../text/card.ts'

export interface AddedDisabledParts {
  /** One after the other. */
  readonly byTurns?: true
}

export const card: Card = {
  title: 'Pup',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-299',
      nullifier: { any: [{ skill: 'Computer Skill', level: 4 }, { title: "Miles O'Brien" }] },
      placedOn: 'ship',
    },
    standing: [
      { ruling: 'custom-cards-299', affects: 'host', disables: ['range', 'weapons', 'shields'], byTurns: true },
    ],
    timed: [{ at: 'turn begins', whose: "host's", effects: [{ do: 'record', deed: 'next part' }] }],
  },
}
