import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For Surveyors',
  rulebook: needing({ type: 'ship', class: 'Survey' }),
}
