import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

const suspendsAll: readonly Effect[] = [{ do: 'record', deed: 'enhancements suspended' }]

export const card: Card = {
  title: 'Shipwreck',
  print: 'whole',
  glossary: {
    plays: [
      { ruling: 'custom-cards-495', effects: suspendsAll },
      { ruling: 'custom-cards-496', answers: { to: 'battle' }, effects: suspendsAll },
      {
        ruling: 'custom-cards-497',
        on: { name: 'Wall of Ships' },
        effects: [{ do: 'nullify', who: { all: { name: 'Wall of Ships' } } }],
      },
    ],
  },
}
