import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Sense the Borg',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: '1eS-sense-the-borg-01',
        answers: {
          to: 'entered',
          what: { any: [{ affiliation: 'borg' }, { name: ['Borg Ship', 'Rogue Borg Mercenaries'] }] },
        },
        effects: [
          {
            ruling: '1eS-sense-the-borg-02',
            do: 'download',
            where: { name: ['Weak Spot', 'Hugh', 'Borg Neuroprocessor', 'Ready Room Door'] },
            toHand: 'must',
          },
        ],
      },
    ],
  },
}
