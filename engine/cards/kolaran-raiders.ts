import type { Card } from '../text/card.ts'
import { oneIsStopped, orOneDies } from './shared/one-is-stopped.ts'

export const card: Card = {
  title: 'Kolaran Raiders',
  print: 'whole',
  rulebook: oneIsStopped(['Leadership', 'Security'], orOneDies, 'custom-cards-462'),
}
