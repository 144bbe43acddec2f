import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Survey Cutter',
  rulebook: {
    uses: [{ effects: [{ do: 'modify', who: 'this', attribute: 'shields', add: 2 }] }],
  },
}
