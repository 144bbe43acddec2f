import type { Card } from '../text/card.ts'
import { fetchesAnEmblem } from './shared/emblems.ts'

export const card: Card = {
  title: 'Disrupt Alliance',
  print: 'whole',
  glossary: { homeworldOf: ['bajoran'], seeds: fetchesAnEmblem },
}
