import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Jovis',
  print: 'whole',
  glossary: {
    uses: [
      {
        ruling: 'custom-cards-78',
        once: 'game',
        on: { type: 'personnel', species: 'Android', whose: "opponent's", aboard: { type: 'ship', docked: false } },
        here: true,
        effects: [{ do: 'capture', who: 'target' }],
      },
      icon('Kivas Fajo'),
    ],
  },
}
