import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For Diplomats',
  rulebook: needing({ type: 'personnel', skill: 'Diplomacy' }),
}
