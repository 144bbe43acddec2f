import type { Card } from '../text/card.ts'
import type { Requirement, Who } from '../text/text.ts'

const yourPersonnel: Who = { all: { type: 'personnel', whose: 'yours' } }

const withTheQueen: Requirement = { some: { name: 'Borg Queen' } }

export const card: Card = {
  title: 'A Change of Plans',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-417',
        effects: [
          {
            do: 'select',
            as: 'given up',
            by: 'you',
            count: 1,
            optional: true,
            from: { all: { type: 'objective', icon: 'borg use only', whose: 'yours', cardIn: 'core' } },
          },
          {
            do: 'choose',
            by: 'you',
            if: withTheQueen,
            among: yourPersonnel,
            options: [
              { word: 'discard the objective', effects: [{ do: 'discard', who: { chosen: 'given up' } }] },
              { word: 'take into hand', effects: [{ do: 'take into hand', who: { chosen: 'given up' } }] },
            ],
          },
          { do: 'discard', who: { chosen: 'given up' }, unless: withTheQueen, among: yourPersonnel },
          { do: 'download', where: { type: 'objective', icon: 'borg use only' }, may: true },
        ],
      },
    ],
  },
}
