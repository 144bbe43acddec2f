import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For the Romulan Fleet',
  rulebook: needing({ type: 'personnel', sign: 'Romulan' }),
}
