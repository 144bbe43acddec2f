import type { Card } from '../text/card.ts'
import { outpost } from './shared/outposts.ts'

export const card: Card = {
  title: 'Cardassian Outpost',
  print: 'whole',
  glossary: outpost('cardassian'),
}
