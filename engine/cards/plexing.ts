import type { Card } from '../text/card.ts'
import { nullifies } from './shared/nullifiers.ts'

export const card: Card = {
  title: 'Plexing',
  print: 'whole',
  glossary: {
    isNotNullified: { ruling: 'custom-cards-332' },
    plays: [
      {
        answers: {
          to: 'encountered',
          what: { name: ['Empathic Echo', 'Frame of Mind', 'System-Wide Cascade Failure'] },
        },
        effects: nullifies,
      },
      {
        ruling: 'custom-cards-331',
        answers: { to: 'played', what: { name: ['Parallax Arguers', 'Thought Maker'] } },
        effects: nullifies,
      },
      { on: { name: 'Barclay Transporter Phobia' }, effects: [{ do: 'cure', who: 'target' }] },
    ],
  },
}
