import type { Card } from '../text/card.ts'
import { battleBy } from './shared/battle-by.ts'

export const card: Card = {
  title: 'Power to the Weapons',
  print: 'whole',
  rulebook: battleBy('engagement', 2, 'custom-cards-35'),
}
