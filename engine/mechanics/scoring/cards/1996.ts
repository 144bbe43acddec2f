import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { raiseTheStakes } from './raise-the-stakes.ts'

/** Points, and what is played for, as the FAQ of 1996 knows them. */
const scoring1996: readonly CardText[] = [
  {
    title: 'Particle Fountain',
    plays: [
      {
        answers: { to: 'solved', what: { type: 'mission', kind: 'planet' } },
        notForOpponents: { ruling: 'faq96-39-particle-fountain-01' },
        needsOfTeam: { skill: 'ENGINEER', level: 2 },
        effects: [{ do: 'score', points: 5, box: true }],
      },
    ],
  },
  raiseTheStakes,
]

export const texts = { faq1996: scoring1996 } satisfies Texts
