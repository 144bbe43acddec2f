import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For Klingons',
  rulebook: needing({ type: 'personnel', word: { name: 'Klingon', context: 'species' } }),
}
