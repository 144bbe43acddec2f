import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For Swift Ships',
  rulebook: needing({ type: 'ship', over: { range: 7 } }),
}
