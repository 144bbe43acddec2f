import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For the Strong',
  rulebook: needing({ type: 'personnel', over: { strength: 7 } }),
}
