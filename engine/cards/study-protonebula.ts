import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Study Protonebula',
  print: 'whole',
  glossary: {
    uses: [
      {
        ruling: 'custom-cards-510',
        once: 'game',
        effects: [
          {
            do: 'download',
            where: { name: 'One' },
            to: { into: { all: { type: 'ship', whose: 'yours' }, here: true } },
          },
        ],
      },
      {
        ruling: 'custom-cards-511',
        whoUses: 'the opponent',
        once: 'game',
        effects: [{ do: 'download', where: { type: 'objective', icon: 'borg use only' } }],
      },
    ],
  },
}
