import type { Card } from '../text/card.ts'
import { battleBy } from './shared/battle-by.ts'

export const card: Card = {
  title: 'Brutal Struggle',
  print: 'whole',
  rulebook: battleBy('combat', 1, 'custom-cards-463'),
}
