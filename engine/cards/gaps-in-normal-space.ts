import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Gaps in Normal Space',
  print: { lies: ['spaceline'] },
  faq1996: {
    plays: [{ stays: true }],
    inserts: { between: { ruling: 'faq96-38-gaps-in-normal-space-04', what: { type: 'mission' } } },
    creates: { ruling: 'faq96-38-gaps-in-normal-space-01', span: 4 },
    timed: [
      {
        ruling: 'faq96-38-gaps-in-normal-space-02',
        at: 'stopped at',
        effects: [
          {
            do: 'select',
            as: 'lost',
            by: 'chance',
            count: 1,
            from: { crewOf: 'target' },
            where: { type: 'personnel' },
          },
          { do: 'kill', who: { chosen: 'lost' } },
        ],
      },
    ],
  },
}
