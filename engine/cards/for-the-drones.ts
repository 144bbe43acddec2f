import type { Card } from '../text/card.ts'
import { needing } from './shared/needing.ts'

export const card: Card = {
  title: 'For the Drones',
  rulebook: needing({ type: 'personnel', name: 'Transwarp Drone' }),
}
