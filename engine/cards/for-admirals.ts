import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For Admirals',
  rulebook: needing({ type: 'personnel', keyword: 'Admiral' }),
}
