import type { Card } from '../text/card.ts'
import { selectsAnew, selectsAny } from './shared/selected-on-reporting.ts'

export const card: Card = {
  title: 'Borg Queen',
  print: 'whole',
  glossary: {
    timed: [selectsAny],
    uses: [
      {
        inPlaceOf: 'card draw',
        effects: [
          {
            do: 'download',
            where: { any: [{ name: 'A Change of Plans' }, { type: 'personnel', keyword: 'Drone' }] },
          },
        ],
      },
      { ...selectsAnew, name: 'second', when: 'start of any turn', atAnyTime: { ruling: 'custom-cards-56' } },
    ],
  },
}
