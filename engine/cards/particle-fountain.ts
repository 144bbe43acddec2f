import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

export interface AddedPlayText {
  /** Met by the player's Away Team on the planet that is answered. */
  readonly needsOfTeam?: Requirement
}

export const card: Card = {
  title: 'Particle Fountain',
  print: 'whole',
  faq1996: {
    plays: [
      {
        answers: {
          to: 'solved',
          what: { type: 'mission', kind: 'planet' },
          singly: { ruling: 'custom-cards-100' },
        },
        notForOpponents: { ruling: 'faq96-39-particle-fountain-01' },
        needsOfTeam: { skill: 'ENGINEER', level: 2 },
        effects: [{ do: 'score', points: 5, box: true }],
      },
    ],
  },
}
