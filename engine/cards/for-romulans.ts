import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For Romulans',
  rulebook: needing({ type: 'personnel', word: { name: 'Romulan', context: 'species' } }),
}
