import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Reginod',
  print: 'whole',
  glossary: {
    uses: [
      {
        skill: true,
        once: 'game',
        on: { keyword: 'hand weapon', presentWith: { name: 'Reginod' } },
        effects: [{ do: 'steal', who: 'target' }],
      },
      icon('Plasmadyne Relay'),
    ],
  },
}
