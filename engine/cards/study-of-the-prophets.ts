import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'Study of the Prophets',
  rulebook: needing({ type: 'personnel', affiliation: 'bajoran', skill: 'Anthropology' }),
}
