import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For the Klingon Fleet',
  rulebook: needing({ type: 'personnel', sign: 'Klingon' }),
}
