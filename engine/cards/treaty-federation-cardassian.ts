import type { Card } from '../text/card.ts'
import { treaty } from './shared/treaties.ts'

export const card: Card = {
  title: 'Treaty: Federation/Cardassian',
  print: 'whole',
  glossary: {
    ...treaty('federation', 'cardassian'),
    seeds: { ruling: 'custom-cards-587', with: { name: 'Klaestron Outpost', whose: 'yours' } },
  },
}
