import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Taker of Tolls',
  rulebook: { skillPrice: { who: { type: 'personnel', skill: 'Diplomacy' }, for: 'skills' } },
}
