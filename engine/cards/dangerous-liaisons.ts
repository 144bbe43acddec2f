import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Dangerous Liaisons',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-215',
      conditions: {
        any: [
          { all: [{ skill: 'Treachery', level: 3 }, { skill: 'Acquisition' }] },
          {
            all: [
              { skill: 'SCIENCE', level: 2 },
              { skill: 'SECURITY', level: 2 },
            ],
          },
          { title: 'Ty Kajada' },
        ],
      },
      nullifiedByCard: { discarded: { name: 'Recruit Mercenaries' } },
    },
  },
}
