import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Recruit Mercenaries',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-387',
        needs: { some: { type: 'personnel', skill: 'Treachery' } },
        effects: [
          {
            do: 'download',
            where: {
              type: 'personnel',
              skill: 'Treachery',
              any: [{ affiliation: 'non-aligned' }, { affiliation: 'ferengi' }],
            },
            to: { with: { skill: 'Treachery' } },
            dots: { ruling: 'custom-cards-491', upTo: 7 },
          },
          { do: 'score', points: -10 },
        ],
      },
    ],
  },
}
