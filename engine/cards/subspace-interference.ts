import type { Card } from '../text/card.ts'
import { nullifies } from './shared/nullifiers.ts'

export const card: Card = {
  title: 'Subspace Interference',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-515',
        answers: { to: 'played', what: { name: ['Incoming Message', 'Hail', 'Subspace Schism'] } },
        effects: nullifies,
      },
      {
        ruling: 'custom-cards-516',
        on: { name: 'Subspace Transporter' },
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
  },
}
