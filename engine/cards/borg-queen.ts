import type { Card } from '../text/card.ts'
import { selectsAny } from './shared/selected-on-reporting.ts'

export const card: Card = {
  title: 'Borg Queen',
  print: { leftOut: 'that she may change the skill in later turns', why: 'nobody does' },
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
    ],
  },
}
