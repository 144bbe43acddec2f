import type { Card } from '../text/card.ts'

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
        except: [{ ruling: 'faq96-39-particle-fountain-01', by: 'opponent' }],
        needs: { skill: 'ENGINEER', level: 2 },
        needsAmong: { presentAt: 'answered', where: { type: 'personnel', whose: 'yours' } },
        effects: [{ do: 'score', points: 5, box: true }],
      },
    ],
  },
}
