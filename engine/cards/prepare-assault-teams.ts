import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Prepare Assault Teams',
  print: { plays: 'its download', leftOut: 'leaders and assault teams', onlyWith: ['attack'], lies: ['core'] },
  glossary: {
    uses: [
      {
        effects: [
          { do: 'download', where: { keyword: 'hand weapon' }, to: { with: { type: 'personnel' } }, may: true },
        ],
      },
    ],
  },
}
