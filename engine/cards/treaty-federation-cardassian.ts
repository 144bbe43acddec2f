import type { Card } from '../text/card.ts'
import { treaty } from './shared/treaties.ts'

export const card: Card = {
  title: 'Treaty: Federation/Cardassian',
  print: { leftOut: 'that it may be seeded', why: 'it lies there' },
  glossary: treaty('federation', 'cardassian'),
}
