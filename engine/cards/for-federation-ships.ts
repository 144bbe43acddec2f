import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For Federation Ships',
  rulebook: needing({ type: 'ship', affiliation: 'federation' }),
}
