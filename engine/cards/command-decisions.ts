import type { Card } from '../text/card.ts'
import { oneIsStopped, orOneDies } from './shared/one-is-stopped.ts'

export const card: Card = {
  title: 'Command Decisions',
  print: 'whole',
  rulebook: oneIsStopped(['Leadership', 'Officer'], orOneDies, 'custom-cards-20'),
}
