import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: "Miles O'Brien (Blaze of Glory)",
  print: 'whole',
  glossary: {
    doesNotWorkWith: [
      { ruling: '1eD-does-not-work-with-07', whom: { species: 'Cardassian' } },
      { ruling: '1eD-does-not-work-with-08', whom: { affiliation: 'cardassian' } },
    ],
    uses: [icon('Defense System Upgrade')],
  },
}
